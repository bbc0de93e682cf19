// What lessons ask of the server.
import { call } from "../../wire/http";
import type { Course, LessonState, PreviewedMove } from "../../wire/schema";

export const requests = {
  course: (game: string) => call<Course>("GET", `lessons/${game}`),
  lesson: (game: string, lesson: string, answers: readonly unknown[]) =>
    call<LessonState>("POST", `lessons/${game}/${lesson}`, { answers }),
  preview: (game: string, lesson: string, answers: readonly unknown[], move: unknown) =>
    call<PreviewedMove>("POST", `lessons/${game}/${lesson}/preview`, { answers, move }),
};

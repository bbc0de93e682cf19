// What a review asks of the server.
import { at, call } from "../../wire/http";
import type { Choosing, GameReview, JudgedMove, MomentWish, PreviewedMove, Seated, TriedMove } from "../../wire/schema";

type Move = TriedMove["move"];

const reviewOf = (table: string, after: number, lang: string) => `${at(table)}/review?after=${after}&lang=${lang}`;
const momentOf = (table: string, number: number) => `${at(table)}/moments/${number}`;

export const reviews = {
  start: (table: string, after: number, lang: string) => call<GameReview>("POST", reviewOf(table, after, lang)),
  more: (table: string, after: number, lang: string) => call<GameReview>("GET", reviewOf(table, after, lang)),
  choosing: (table: string, number: number) => call<Choosing>("GET", momentOf(table, number)),
  preview: (table: string, number: number, move: Move) =>
    call<PreviewedMove>("POST", `${momentOf(table, number)}/preview`, { move }),
  judge: (table: string, number: number, move: Move) =>
    call<JudgedMove>("POST", `${at(table)}/review/${number}`, { move }),
  playOn: (table: string, number: number, wish: MomentWish) => call<Seated>("POST", momentOf(table, number), wish),
};

// What puzzles ask of the server.
import { call } from "../../wire/http";
import type { PreviewedMove, PuzzleAnswer, Puzzles, PuzzleVerdict, ShownPuzzle, TriedMove } from "../../wire/schema";

type Move = TriedMove["move"];

const puzzlesOf = (game: string) => `puzzles/${encodeURIComponent(game)}`;
const puzzleAt = (game: string, id: string) => `${puzzlesOf(game)}/${encodeURIComponent(id)}`;

export const requests = {
  list: (game: string) => call<Puzzles>("GET", puzzlesOf(game)),
  puzzle: (game: string, id: string) => call<ShownPuzzle>("GET", puzzleAt(game, id)),
  tryMove: (game: string, id: string, move: Move) => call<PuzzleVerdict>("POST", puzzleAt(game, id), { move }),
  preview: (game: string, id: string, move: Move) =>
    call<PreviewedMove>("POST", `${puzzleAt(game, id)}/preview`, { move }),
  answer: (game: string, id: string) => call<PuzzleAnswer>("GET", `${puzzleAt(game, id)}/answer`),
};

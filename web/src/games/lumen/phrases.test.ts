import { expect, it } from "vitest";
import { saidPlace } from "./phrases";

it("counts places from 1", () => expect([0, 9].map(saidPlace)).toEqual([1, 10]));

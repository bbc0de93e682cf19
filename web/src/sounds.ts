// Short, soft sounds, synthesised here; off until the user turns them on.
import { settings } from "./settings.svelte";

export type Chime = "turn" | "move" | "refused" | "end" | "tick";

/** Pitches in hertz, one after the other. */
const TUNES: Record<Chime, number[]> = {
  turn: [523, 784],
  move: [330],
  refused: [233, 196],
  end: [523, 659, 784, 1047],
  tick: [880],
};
const STEP = 0.11;

let context: AudioContext | undefined;

/** Play a chime, if sounds are on. */
export function chime(kind: Chime): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  TUNES[kind].forEach((pitch, step) =>
    tone(audio, pitch, audio.currentTime + step * STEP, kind === "move" || kind === "tick"),
  );
}

/** One note like a small bell: it starts at full volume and fades out. */
function tone(audio: AudioContext, pitch: number, at: number, soft: boolean): void {
  const bell = audio.createOscillator();
  const volume = audio.createGain();
  bell.type = soft ? "triangle" : "sine";
  bell.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(soft ? 0.04 : 0.08, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + (soft ? 0.18 : 0.5));
  bell.connect(volume).connect(audio.destination);
  bell.start(at);
  bell.stop(at + 0.6);
}

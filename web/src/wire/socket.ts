// One WebSocket to a table that comes back by itself, and asks for exactly what it missed.
import type { FromServer } from "./schema";
import { language } from "../words/words.svelte";

export type LinkState = "connecting" | "open" | "lost" | "gone";
type Said = { type: string; ref: string } & Record<string, unknown>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const FINAL_CODES = [4403, 4404]; // not for us, or no such table

export interface Hearing {
  hear(message: FromServer): void;
  linked(state: LinkState): void;
  seenVersion(): number;
}

export class TableSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** What was said but not yet answered; said again after a reconnection, where its ref keeps it from being done twice. */
  private unanswered = new Map<string, Said>();

  constructor(
    private readonly table: string,
    private readonly hearing: Hearing,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
  }

  say(message: Said): void {
    this.unanswered.set(message.ref, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  answered(ref: string): void {
    this.unanswered.delete(ref);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const url = new URL(`api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    url.search = new URLSearchParams({ since: String(this.hearing.seenVersion()), lang: language() }).toString();
    const socket = (this.socket = new WebSocket(url));
    socket.onopen = () => {
      this.hearing.linked("open");
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.wait = FIRST_WAIT; // only now: a server that has no room opens the door too, to say so
      this.hearing.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code?: number): void {
    if (this.closed) return;
    if (code && FINAL_CODES.includes(code)) {
      this.close();
      this.hearing.linked("gone");
      return;
    }
    this.hearing.linked("lost");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is gone: say so at once, though the socket would notice only after a long silence. */
  private cut = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
    this.lost();
  };

  /** The network or the person is back: do not wait any longer. */
  private hurry = (): void => {
    const ended = (this.socket?.readyState ?? WebSocket.CLOSED) === WebSocket.CLOSED;
    if (this.closed || document.hidden || !ended) return;
    clearTimeout(this.timer);
    this.connect();
  };
}

// The WebSocket of a table: it reconnects by itself and asks for exactly what it missed.
import type { FromClient, FromServer } from "./schema";
import { parsed } from "../words/guest";
import { language } from "../words/words.svelte";

export type LinkState = "connecting" | "open" | "lost" | "gone";
/** What a client may send, before it is given its ref. */
export type Message = WithoutRef<FromClient>;
type WithoutRef<Sent> = Sent extends FromClient ? Omit<Sent, "ref"> : never;
type Outgoing = FromClient & { ref: string };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const FINAL_CODES = [4403, 4404]; // not allowed, or no such table

export interface SocketListener {
  receive(message: FromServer): void;
  linkChanged(state: LinkState): void;
  knownVersion(): number;
  /** A message is on its way to the server: it cannot be withdrawn any more. */
  sent?(ref: string): void;
}

export class TableSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** Messages not answered yet, sent again after a reconnection; their ref keeps them from being done twice. */
  private unanswered = new Map<string, Outgoing>();
  /** Which of them have been on their way, whether or not they arrived. */
  private onTheWay = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly listener: SocketListener,
  ) {
    this.connect();
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.reconnect);
  }

  send(message: Outgoing): void {
    this.unanswered.set(message.ref, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.put(this.socket, message);
  }

  answered(ref: string): void {
    this.unanswered.delete(ref);
    this.onTheWay.delete(ref);
  }

  /** Never send this message. False if it is too late: it may have arrived. */
  withdraw(ref: string): boolean {
    return !this.onTheWay.has(ref) && this.unanswered.delete(ref);
  }

  /** Connect anew. */
  renew(): void {
    clearTimeout(this.timer);
    this.drop();
    this.connect();
  }

  /** End the connection without a word: whoever does so knows. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = undefined;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.socket?.close();
  }

  private connect(): void {
    const url = new URL(`api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.hash = "";
    url.search = new URLSearchParams({ since: String(this.listener.knownVersion()), lang: language() }).toString();
    const socket = (this.socket = new WebSocket(url));
    socket.onopen = () => {
      this.listener.linkChanged("open");
      for (const message of this.unanswered.values()) this.put(socket, message);
    };
    socket.onmessage = (event) => {
      this.wait = FIRST_WAIT; // not on open: a full server accepts the connection too, to say that it is full
      const message: FromServer = parsed(event.data);
      this.listener.receive(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private put(socket: WebSocket, message: Outgoing): void {
    socket.send(JSON.stringify(message));
    this.onTheWay.add(message.ref);
    this.listener.sent?.(message.ref);
  }

  private lost(code?: number): void {
    if (this.closed) return;
    if (code && FINAL_CODES.includes(code)) {
      this.close();
      this.listener.linkChanged("gone");
      return;
    }
    this.listener.linkChanged("lost");
    // Not all at once, when a server has lost all its clients.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is gone: report it now, as the socket itself would notice only after a long time. */
  private disconnect = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.OPEN) return;
    this.drop();
    this.lost();
  };

  /** The network or the user is back: reconnect now. */
  private reconnect = (): void => {
    const ended = (this.socket?.readyState ?? WebSocket.CLOSED) === WebSocket.CLOSED;
    if (this.closed || document.hidden || !ended) return;
    clearTimeout(this.timer);
    this.connect();
  };
}

import type { LiveSocket } from '../vivo/live';

type Listener = (datos?: unknown) => void;
type Answer = (datos: never) => object | undefined;

let listeners = new Map<string, Set<Listener>>();
let answers: Record<string, Answer> = {};
let sent: { event: string; datos: unknown }[] = [];
let anyEvent: ((event: string, datos: unknown) => void) | undefined;
let early: { event: string; datos: unknown }[] = [];

const raw = {
  connected: false,
  active: true,
  on: (event: string, listener: Listener) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  },
  onAny: (listener: typeof anyEvent) => {
    anyEvent = listener;
    early.splice(0).forEach(({ event, datos }) => fakeSocket.receive(event, datos));
  },
  emit: (event: string, datos: unknown, ack?: (reply: object) => void) => {
    sent.push({ event, datos });
    const reply = answers[event]?.(datos as never);
    if (reply && ack) queueMicrotask(() => ack({ success: true, ...reply }));
  },
  connect: () => {},
  disconnect: () => fakeSocket.down(),
};

/** The page's socket in tests: never connected unless a test says so. */
export const fakeSocket = {
  /** Replaces socket.io's `io`. */
  open: () => raw as unknown as LiveSocket,
  up: () => {
    raw.connected = true;
    listeners.get('connect')?.forEach((listener) => listener());
  },
  down: () => {
    if (!raw.connected) return;
    raw.connected = false;
    listeners.get('disconnect')?.forEach((listener) => listener());
  },
  /** Waits for the page to open its socket, which loads on demand: no event can arrive before. */
  receive: (event: string, datos: unknown) => {
    if (!anyEvent) return void early.push({ event, datos });
    listeners.get(event)?.forEach((listener) => listener(datos));
    anyEvent(event, datos);
  },
  /** The acknowledgement of an event; undefined: none. */
  answer: (event: string, answer: Answer) => {
    answers[event] = answer;
  },
  sent: (event: string) => sent.filter((each) => each.event === event).map(({ datos }) => datos),
  reset: () => {
    listeners = new Map();
    answers = {};
    sent = [];
    early = [];
    anyEvent = undefined;
    raw.connected = false;
  },
};

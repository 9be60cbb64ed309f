/** A broker of the test's own; its streams survive `stop` and `kill` until `dispose`. */
export interface TestBroker {
  url: string;
  start(): Promise<void>;
  /** Shuts it down in order. */
  stop(): Promise<void>;
  /** Kills it without letting it close its connections. */
  kill(): Promise<void>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

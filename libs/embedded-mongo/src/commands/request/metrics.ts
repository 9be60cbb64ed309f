/** The counters that `serverStatus` returns. */
export class Metrics {
  readonly startedAt = Date.now();
  readonly commands: Record<string, number> = {};
  connectionsNow = 0;
  connectionsEver = 0;

  count(command: string): void {
    this.commands[command] = (this.commands[command] ?? 0) + 1;
  }
}

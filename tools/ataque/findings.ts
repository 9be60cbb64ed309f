/** Counts the checks of a run and keeps those that failed. */
export class Findings {
  readonly faults: string[] = [];
  checked = 0;

  /** `evidence`: what was sent and what came back, as short as possible. */
  check(holds: boolean, what: string, evidence: unknown = ''): void {
    this.checked += 1;
    if (holds) return;
    const shown = typeof evidence === 'string' ? evidence : JSON.stringify(evidence);
    this.faults.push(shown ? `${what}\n    ${shown.slice(0, 600)}` : what);
  }
}

/** What the attacks of a run looked at and what they got through. */
export class Findings {
  readonly faults: string[] = [];
  checked = 0;

  /** `evidence`: what was sent and what came back, as short as it can be understood. */
  check(holds: boolean, what: string, evidence: unknown = ''): void {
    this.checked += 1;
    if (holds) return;
    const shown = typeof evidence === 'string' ? evidence : JSON.stringify(evidence);
    this.faults.push(shown ? `${what}\n    ${shown.slice(0, 600)}` : what);
  }
}

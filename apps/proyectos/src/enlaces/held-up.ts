/** Who holds up whom, in memory. */
export class HeldUp {
  private readonly byOrigen = new Map<string, string[]>();

  add(origen: string, destino: string): void {
    this.byOrigen.set(origen, [...(this.byOrigen.get(origen) ?? []), destino]);
  }

  /** Whether one already holds up the other, directly or not. */
  reaches(from: string, to: string): boolean {
    const seen = new Set([from]);
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true;
      for (const next of this.byOrigen.get(at) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return false;
  }
}

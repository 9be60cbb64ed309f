import { closedLoop, type LoopResult } from './closed-loop.ts';
import type { HttpUser } from '../callers/http-user.ts';
import { medianOf } from './quantile.ts';

export type Call = (user: HttpUser, index: number) => Promise<unknown>;

interface Row {
  nombre: string;
  users: number;
  results: LoopResult[];
  ratios: number[];
}

/**
 * Collects rounds of operations, each beside the bare `node:http` server in the same round with the same number of
 * people.
 */
export class RatioTable {
  private readonly rows = new Map<string, Row>();
  private readonly floors: LoopResult[] = [];
  private readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }

  async addRound(calls: Map<string, Call>, users: HttpUser[], rawUsers: HttpUser[]): Promise<void> {
    const floor = await closedLoop(rawUsers, this.seconds, (user) => user.expect(200, 'GET', '/'));
    if (rawUsers.length === 1) this.floors.push(floor);
    for (const [nombre, call] of calls) {
      const result = await closedLoop(users, this.seconds, call);
      const key = `${nombre} | ${users.length}`;
      const row = this.rows.get(key) ?? { nombre, users: users.length, results: [], ratios: [] };
      row.results.push(result);
      row.ratios.push(result.perSecond / floor.perSecond);
      this.rows.set(key, row);
    }
  }

  /** Milliseconds that the bare server takes to answer one person: the unit of the latencies. */
  get bareMedian(): number {
    return medianOf(this.floors.map(({ median }) => median));
  }

  print(): void {
    if (this.rows.size === 0) return;
    console.log('\n| operación | personas | por segundo | de node:http | mediana ms | p99 ms | errores |');
    console.log('| --- | --- | --- | --- | --- | --- | --- |');
    for (const { nombre, users, results, ratios } of this.rows.values()) {
      const figures = [
        nombre,
        users,
        medianOf(results.map(({ perSecond }) => perSecond)).toFixed(0),
        medianOf(ratios).toFixed(3),
        medianOf(results.map(({ median }) => median)).toFixed(2),
        medianOf(results.map(({ p99 }) => p99)).toFixed(1),
        results.reduce((sum, { errors }) => sum + errors, 0),
      ];
      console.log(`| ${figures.join(' | ')} |`);
    }
  }
}

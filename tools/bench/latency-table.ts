import { medianOf, quantile } from './quantile.ts';

/** Collects time samples and prints them beside a bare reply's time on this machine. */
export class LatencyTable {
  private readonly samples = new Map<string, number[]>();

  add(nombre: string, times: number[]): void {
    this.samples.set(nombre, [...(this.samples.get(nombre) ?? []), ...times]);
  }

  /** `bareMedian`: milliseconds that a bare `node:http` server takes to answer one person. */
  print(bareMedian: number): void {
    if (this.samples.size === 0) return;
    console.log(`\nUna respuesta de node:http desnudo a una persona: mediana ${bareMedian.toFixed(3)} ms.\n`);
    console.log('| latencia | muestras | mediana ms | veces node:http | p99 ms | veces node:http |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const [nombre, times] of this.samples) {
      const columns = [medianOf(times), quantile(times, 0.99)].flatMap((ms) => [
        ms.toFixed(1),
        (ms / bareMedian).toFixed(0),
      ]);
      console.log(`| ${nombre} | ${times.length} | ${columns.join(' | ')} |`);
    }
  }
}

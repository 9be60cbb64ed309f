import type { Connection } from 'mongoose';

/** One change of what a service has stored, made once per database, before anything else uses it. */
export interface Migracion {
  /** `0001-que-cambia`: sorts as they are applied; never renamed once released. */
  nombre: string;
  /**
   * Must give the same result run again over its own half-done work: its runner may be killed. During a rollout the
   * previous version still reads and writes what it leaves behind.
   */
  apply(connection: Connection): Promise<void>;
}

const NOMBRE = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** What would be applied in another order than it is written in, or twice. */
export function assertOrdered(migraciones: readonly Migracion[]): void {
  migraciones.forEach(({ nombre }, n) => {
    const before = migraciones[n - 1]?.nombre ?? '';
    if (!NOMBRE.test(nombre) || nombre.slice(0, 4) <= before.slice(0, 4)) {
      throw new Error(`migration out of order or badly named: ${nombre}`);
    }
  });
}

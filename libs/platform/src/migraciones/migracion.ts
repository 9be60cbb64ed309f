import type { Connection } from 'mongoose';

/** One change to a service's stored data, applied once per database before anything else uses it. */
export interface Migracion {
  /** Such as `0001-que-cambia`; migrations run in the order of their names, which never change once released. */
  nombre: string;
  /**
   * Must give the same result when run again over its own half-done work, as its process may be killed. During a
   * rollout the previous version still reads and writes the data that it leaves.
   */
  apply(connection: Connection): Promise<void>;
}

const NOMBRE = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Throws if the names are not in the order in which they would be applied, or if a number repeats. */
export function assertOrdered(migraciones: readonly Migracion[]): void {
  migraciones.forEach(({ nombre }, n) => {
    const before = migraciones[n - 1]?.nombre ?? '';
    if (!NOMBRE.test(nombre) || nombre.slice(0, 4) <= before.slice(0, 4)) {
      throw new Error(`migration out of order or badly named: ${nombre}`);
    }
  });
}

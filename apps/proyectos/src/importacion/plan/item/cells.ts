import type { AvisoFila, CampoImportacion, Mapeo } from '@pmp/contracts/proyectos';
import { clean } from './texts.rules';

/** What the number in a cell counts, where its column says so. */
export type Unidad = 'segundos' | 'horas';

interface Columna {
  nombre: string;
  campo: CampoImportacion | null;
  unidad?: Unidad;
}

/** Which field each column is, by its place. */
export type Columnas = readonly Columna[];

/** A file may have a value that every object has a property of, like `constructor`. */
export const valueIn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The names under which Jira writes its estimates in seconds, in each of its exports. */
const IN_SECONDS = /estimat|estimaci|schatz|schätz/i;

/** `origen`: of Jira, an estimate is in seconds, however small or large it is. */
export const columnasOf = (header: readonly string[], { columnas }: Mapeo, origen = 'csv'): Columnas =>
  header.map((nombre) => {
    const campo = valueIn(columnas, nombre) ?? null;
    const isSeconds = campo === 'tiempoEstimado' && origen === 'jira' && IN_SECONDS.test(nombre);
    return { nombre, campo, ...(isSeconds && { unidad: 'segundos' as const }) };
  });

/** The cells of a row by the field that they fill, and what is noted while they are read. */
export class Cells {
  readonly notas: string[] = [];
  readonly avisos = new Set<AvisoFila>();
  private readonly byCampo = new Map<CampoImportacion, { text: string; unidad: Unidad | undefined }[]>();

  constructor(celdas: readonly string[], columnas: Columnas) {
    for (const [i, cell] of celdas.entries()) {
      const { campo, nombre, unidad } = columnas[i] ?? {};
      if (!campo || !cell.trim()) continue;
      if (campo === 'nota') this.notas.push(`${nombre}: ${clean(cell)}`);
      else this.add(campo, { text: cell, unidad });
    }
  }

  all(campo: CampoImportacion): string[] {
    return (this.byCampo.get(campo) ?? []).map(({ text }) => text);
  }

  one(campo: CampoImportacion): string {
    return this.byCampo.get(campo)?.[0]?.text.trim() ?? '';
  }

  unidad(campo: CampoImportacion): Unidad {
    return this.byCampo.get(campo)?.[0]?.unidad ?? 'horas';
  }

  private add(campo: CampoImportacion, cell: { text: string; unidad: Unidad | undefined }): void {
    const cells = this.byCampo.get(campo);
    if (cells) cells.push(cell);
    else this.byCampo.set(campo, [cell]);
  }
}

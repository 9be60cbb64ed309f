import type { AvisoFila, CampoImportacion, Mapeo, Origen } from '@pmp/contracts/proyectos';
import type { Calendario } from '@pmp/platform';
import { FUENTES } from '../../mapeo/palabras/fuentes';
import type { Unidad } from '../../mapeo/times.rules';
import { shownCell } from './shown.rules';
import { hasUnseen } from './texts.rules';

interface Columna {
  nombre: string;
  campo: CampoImportacion | null;
  unidad?: Unidad;
  /** What stands for nothing. */
  vacias?: readonly string[];
  /** What has something here is done, whatever its state. */
  cierra?: true;
}

/** Which field each column is, by its place. */
export type Columnas = readonly Columna[];

/** A file may have a value that every object has a property of, like `constructor`. */
export const valueIn = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** `origen`: what its numbers count is said by their column, however small or large they are. */
export const columnasOf = (
  header: readonly string[],
  { columnas }: Mapeo,
  origen: Origen = 'csv',
): Columnas => {
  const { unidad, cierraConFecha, vacias } = FUENTES[origen];
  return header.map((nombre) => {
    const campo = valueIn(columnas, nombre) ?? null;
    const isTime = campo === 'tiempoEstimado' || campo === 'nota';
    const counts = isTime && unidad?.columna.test(nombre.trim()) ? unidad.es : undefined;
    return {
      nombre,
      campo,
      ...(counts && { unidad: counts }),
      ...(vacias && { vacias }),
      ...(cierraConFecha && campo === 'resuelto' && { cierra: true }),
    };
  });
};

/** What an item has one of: what a second column says of it is noted. */
const SINGLE: ReadonlySet<CampoImportacion> = new Set([
  'epica',
  'puntos',
  'tiempoEstimado',
  'inicio',
  'fin',
  'fechaLimite',
  'tipoTarea',
  'autor',
  'creado',
  'actualizado',
  'empezado',
  'resuelto',
  'sprintInicio',
  'sprintFin',
]);

/** The cells of a row by the field that they fill, and what is noted while they are read. */
export class Cells {
  readonly notas: string[] = [];
  readonly avisos = new Set<AvisoFila>();
  isClosed = false;
  private readonly calendario: Calendario;
  private readonly byCampo = new Map<CampoImportacion, { text: string; unidad: Unidad | undefined }[]>();

  /** `calendario`: by whose clock what is noted is told. */
  constructor(celdas: readonly string[], columnas: Columnas, calendario: Calendario) {
    this.calendario = calendario;
    for (const [i, cell] of celdas.entries()) {
      const { campo, nombre, unidad, cierra, vacias } = columnas[i] ?? {};
      if (!campo || !cell.trim() || vacias?.includes(cell.trim())) continue;
      if (hasUnseen(cell)) this.avisos.add('caracteresInvisibles');
      if (cierra) this.isClosed = true;
      const [before] = SINGLE.has(campo) ? this.all(campo) : [];
      if (before !== undefined && before.trim() === cell.trim()) continue;
      if (campo === 'nota' || before !== undefined)
        this.notas.push(`${nombre}: ${shownCell(cell, unidad, calendario)}`);
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

  /** As a note tells it. */
  shown(text: string, unidad?: Unidad): string {
    return shownCell(text, unidad, this.calendario);
  }

  private add(campo: CampoImportacion, cell: { text: string; unidad: Unidad | undefined }): void {
    const cells = this.byCampo.get(campo);
    if (cells) cells.push(cell);
    else this.byCampo.set(campo, [cell]);
  }
}

import type { Importacion } from '@pmp/contracts/proyectos';

/** A column with more different values than this has texts, not a choice. */
const MAX_VALUES = 300;
const MAX_VALUE_LENGTH = 120;
const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 120;

interface Column {
  nombre: string;
  veces: number;
  filas: number;
  ejemplos: string[];
  /** The last row that counted. */
  last: number;
  /** Null: too many, or too long. */
  values: Map<string, number> | null;
}

/** What the columns of a table have, by name: Jira repeats a column for each value that an item has. */
export class ColumnTally {
  private readonly columns: Column[];
  private rows = 0;

  private readonly vacias: readonly string[];

  /** `vacias`: what the source writes where there is nothing. */
  constructor(header: readonly string[], vacias: readonly string[] = []) {
    this.vacias = vacias;
    const byName = new Map<string, Column>();
    this.columns = header.map((nombre) => {
      const column = byName.get(nombre) ?? {
        nombre,
        veces: 0,
        filas: 0,
        last: -1,
        ejemplos: [],
        values: new Map(),
      };
      column.veces += 1;
      byName.set(nombre, column);
      return column;
    });
  }

  add(row: readonly string[]): void {
    this.rows += 1;
    for (const [i, cell] of row.entries()) {
      const column = this.columns[i];
      const value = cell.trim();
      if (!column || !value || this.vacias.includes(value)) continue;
      if (column.last !== this.rows) column.filas += 1;
      column.last = this.rows;
      if (column.ejemplos.length < SAMPLES && !column.ejemplos.includes(value.slice(0, MAX_SAMPLE_LENGTH)))
        column.ejemplos.push(value.slice(0, MAX_SAMPLE_LENGTH));
      if (!column.values) continue;
      if (value.length > MAX_VALUE_LENGTH) column.values = null;
      else column.values.set(value, (column.values.get(value) ?? 0) + 1);
      if (column.values && column.values.size > MAX_VALUES) column.values = null;
    }
  }

  /** Without those that are empty in every row. */
  result(): Importacion['columnas'] {
    return [...new Set(this.columns)]
      .filter(({ ejemplos }) => ejemplos.length)
      .map(({ nombre, veces, filas, ejemplos, values }) => ({
        nombre,
        veces,
        filas,
        ejemplos,
        ...(values && {
          valores: [...values]
            .map(([valor, times]) => ({ valor, veces: times }))
            .sort((a, b) => b.veces - a.veces),
        }),
      }));
  }
}

import type { FilaDoc } from './importacion.model';

/** What a row takes besides the texts of its cells: its place, and later what is planned for it. */
const BYTES_PER_ROW = 512;
const BYTES_PER_CELL = 12;

/** About what rows take where they are stored. */
export const bytesOfFilas = (filas: readonly FilaDoc[]): number =>
  filas.reduce(
    (sum, { celdas }) =>
      sum +
      BYTES_PER_ROW +
      celdas.reduce((bytes, cell) => bytes + BYTES_PER_CELL + Buffer.byteLength(cell), 0),
    0,
  );

import { partsOfLibro } from '@pmp/contracts/common/libro';
import { strToU8, zip } from 'fflate';
import type { Hoja } from './hoja';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The list as a workbook of one sheet, whose days are days for whoever opens it. */
export const libroDe = ({ titulo, columnas, filas }: Hoja): Promise<Blob> => {
  const dias = new Set(columnas.flatMap((columna, i) => (columna.dias ? [i] : [])));
  const cabecera = columnas.map(({ nombre }) => nombre);
  const parts = Object.entries(partsOfLibro({ nombre: titulo, cabecera, filas, dias }));
  const files = Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)]));
  return new Promise((resolve, reject) =>
    zip(files, (error, bytes) =>
      error ? reject(error) : resolve(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: XLSX })),
    ),
  );
};

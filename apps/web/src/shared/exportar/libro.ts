import { partsOfLibro } from '@pmp/contracts/common/libro';
import { comprimir } from './comprimir';
import type { Hoja } from './hoja';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The list as a workbook of one sheet, whose days are days for whoever opens it. */
export const libroDe = ({ titulo, columnas, filas }: Hoja): Promise<Blob> => {
  const dias = new Set(columnas.flatMap((columna, i) => (columna.dias ? [i] : [])));
  const cabecera = columnas.map(({ nombre }) => nombre);
  const encoder = new TextEncoder();
  const parts = Object.entries(partsOfLibro({ nombre: titulo, cabecera, filas, dias }));
  return comprimir(
    parts.map(([nombre, text]) => ({ nombre, bytes: encoder.encode(text) })),
    XLSX,
  );
};

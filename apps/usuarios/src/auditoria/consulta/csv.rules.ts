import type { EntradaAuditoria } from '@pmp/contracts/usuarios';

/** Without it, Excel reads accents in the system's old encoding. */
export const BOM = '\uFEFF';

const COLUMNAS = [
  'seq',
  'cuando',
  'quien',
  'nombre',
  'token',
  'servicio',
  'entidad',
  'id',
  'titulo',
  'proyecto',
  'accion',
  'cambios',
  'mensaje',
  'previa',
  'huella',
] as const;

/**
 * A spreadsheet runs text that begins like a formula, also after blanks; an apostrophe in front makes it plain text.
 */
const neutral = (text: string): string =>
  /^[\s\u0000]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;

const cell = (value: string | number | null): string =>
  value === null || typeof value === 'number'
    ? `${value ?? ''}`
    : `"${neutral(value).replaceAll('"', '""')}"`;

const row = (cells: (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

export const CSV_HEADER = row([...COLUMNAS]);

/** `nombre`: the current name of whoever did it. */
export const toRow = (entrada: EntradaAuditoria, nombre: string | null): string =>
  row(
    COLUMNAS.map((columna) => {
      if (columna === 'nombre') return nombre;
      if (columna === 'token') return entrada.token?.nombre ?? null;
      return columna === 'cambios' ? JSON.stringify(entrada.cambios) : entrada[columna];
    }),
  );

import { plainText } from '../../../shared/dominio/plain-text';

export type Campo =
  | 'clave'
  | 'nombre'
  | 'equipo'
  | 'estado'
  | 'prioridad'
  | 'inicio'
  | 'fin'
  | 'descripcion'
  | 'persona'
  | 'correo'
  | 'rol'
  | 'objetivo';

/** Names that columns have, those of our own lists in the four languages among them; without case and accents. */
const NAMES: readonly (readonly [Campo, RegExp])[] = [
  ['clave', /^(clave|key|cle|kurzel|schlussel)$/],
  ['nombre', /^(nombre|name|nom|titulo|title|titre|titel)$/],
  ['equipo', /^(equipo|team|equipe)$/],
  ['estado', /^(estado|status|state|etat|statut)$/],
  ['prioridad', /^(prioridad|priority|priorite|prioritat)$/],
  ['inicio', /^(inicio|fecha de inicio|start|start date|debut|date de debut|beginn|startdatum)$/],
  ['fin', /^(fin|fecha de fin|end|end date|date de fin|ende|enddatum)$/],
  ['descripcion', /^(descripcion|description|beschreibung)$/],
  ['persona', /^(persona|person|personne|miembro|member|membre|mitglied)$/],
  ['correo', /^(correo|correo electronico|email|e-mail|mail|courriel)$/],
  ['rol', /^(rol|role|rolle)$/],
  ['objetivo', /^(objetivo|goal|objectif|ziel)$/],
];

export const campoOf = (nombre: string): Campo | undefined =>
  NAMES.find(([, pattern]) => pattern.test(plainText(nombre.trim())))?.[0];

/** A row by what its columns are called. `fila`: its place in what was brought, as a spreadsheet counts. */
export type Registro = Partial<Record<Campo, string>> & { fila: number };

/**
 * The rows by their columns. Without a header the first column is `solo`, which says the most of such a row, and the
 * others are not known.
 */
export function registrosOf(rows: readonly string[][], solo: Campo): Registro[] {
  const [head = []] = rows;
  const named = head.map(campoOf);
  const hasHead = named.some(Boolean);
  const campos = hasHead ? named : [solo];
  return rows.slice(hasHead ? 1 : 0).map((row, at) => {
    const registro: Registro = { fila: at + (hasHead ? 2 : 1) };
    campos.forEach((campo, column) => {
      if (campo && registro[campo] === undefined) registro[campo] = row[column] ?? '';
    });
    return registro;
  });
}

const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** A day as `2026-11-25`; ''; or null, if it is none. `mesAntes`: 11/25/2026, as in the United States. */
export function diaEscrito(texto: string | undefined, mesAntes: boolean): string | null {
  const said = texto?.trim() ?? '';
  if (!said) return '';
  const numbers = NUMBERS.exec(said);
  const [, one = '', two = '', year = ''] = numbers ?? [];
  const [day, month] = mesAntes ? [two, one] : [one, two];
  const iso = numbers ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : said.slice(0, 10);
  const date = new Date(`${iso}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) &&
    !Number.isNaN(date.getTime()) &&
    date.getUTCDate() === Number(iso.slice(8))
    ? iso
    : null;
}

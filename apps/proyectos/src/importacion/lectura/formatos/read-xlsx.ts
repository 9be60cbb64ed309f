import { unmarked } from '@pmp/contracts/common/csv';
import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Archive } from '../base/archive';
import { damaged, Refusal } from '../base/refusal';
import { MAX_WIDTH } from '../base/table-of';

/** Days from the first one of Excel to that of Unix; its 29 February 1900 never was. */
const EPOCH_DAYS = 25_569;
/** Days that old Excels for Mac count from later. */
const LATER_DAYS = 1_462;
const DAY_MS = 86_400_000;
/** Formats of dates that have no text of their own in the file. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** How the format writes characters that XML has no place for, and what looks like one of them. */
const ESCAPED = /_x([0-9a-f]{4})_/gi;
const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Events {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Parses a file piece by piece; after each piece, whatever `taken` returns is passed on. */
async function* parsed<T>(stream: Readable | null, events: Events, taken: () => T[]): AsyncGenerator<T> {
  if (!stream) return;
  const parser = new SaxesParser();
  let failure = false;
  parser.on('error', () => void (failure = true));
  if (events.open) parser.on('opentag', (tag) => events.open?.(tag as SaxesTagPlain));
  parser.on('text', (text) => events.text?.(text));
  parser.on('cdata', (text) => events.text?.(text));
  parser.on('closetag', ({ name }) => events.close?.(name));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }));
      if (failure) throw damaged();
      yield* taken();
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

async function sharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let phonetic = false;
  let inside = false;
  const events: Events = {
    open: ({ name }) => {
      if (local(name) === 'si') text = '';
      if (local(name) === 'rPh') phonetic = true;
      inside = local(name) === 't';
    },
    text: (piece) => {
      if (inside && !phonetic) text += piece;
    },
    close: (name) => {
      inside = false;
      if (local(name) === 'rPh') phonetic = false;
      if (local(name) === 'si') strings.push(unescaped(text));
    },
  };
  for await (const _ of parsed(await archive.stream('xl/sharedStrings.xml'), events, () => [])) continue;
  return strings;
}

/** Of a style: whether it shows its number as a date, and whether it says that its text is no formula. */
interface Style {
  isDate: boolean;
  isText: boolean;
}

async function stylesOf(archive: Archive): Promise<Style[]> {
  const custom = new Map<number, boolean>();
  const styles: Style[] = [];
  let inside = false;
  const events: Events = {
    open: ({ name, attributes }) => {
      const at = attributes as Record<string, string>;
      if (local(name) === 'numFmt') {
        const code = (at['formatCode'] ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        custom.set(Number(at['numFmtId']), /[dmyh]/i.test(code));
      }
      if (local(name) === 'cellXfs') inside = true;
      if (local(name) === 'xf' && inside) {
        const id = Number(at['numFmtId'] ?? 0);
        styles.push({
          isDate: custom.get(id) ?? DATE_FORMATS.has(id),
          isText: /^(1|true)$/.test(at['quotePrefix'] ?? ''),
        });
      }
    },
    close: (name) => {
      if (local(name) === 'cellXfs') inside = false;
    },
  };
  for await (const _ of parsed(await archive.stream('xl/styles.xml'), events, () => [])) continue;
  return styles;
}

/** `AB12` is in the column 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

interface Workbook {
  /** How many days after the usual first one it counts from. */
  later: number;
  /** Those that are not hidden: what they are called, and what relates them to their files. */
  sheets: { nombre: string; id: string | null }[];
}

async function workbookOf(archive: Archive): Promise<Workbook> {
  const found: Workbook = { later: 0, sheets: [] };
  const open: Events['open'] = ({ name, attributes }) => {
    const at = attributes as Record<string, string>;
    if (local(name) === 'workbookPr' && /^(1|true)$/.test(String(at['date1904']))) found.later = LATER_DAYS;
    const isShown = local(name) === 'sheet' && !/hidden/i.test(at['state'] ?? '');
    if (isShown) found.sheets.push({ nombre: at['name'] ?? '', id: at['r:id'] ?? null });
  };
  for await (const _ of parsed(await archive.stream('xl/workbook.xml'), { open }, () => [])) continue;
  return found;
}

/** The file of the sheet; without a word in the workbook, the one that programs call so. */
async function sheetFile(archive: Archive, id: string | null): Promise<string | undefined> {
  let target = '';
  const open: Events['open'] = ({ attributes }) => {
    const at = attributes as Record<string, string>;
    if (id !== null && at['Id'] === id) target = at['Target'] ?? '';
  };
  for await (const _ of parsed(await archive.stream('xl/_rels/workbook.xml.rels'), { open }, () => []))
    continue;
  const told = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return [told, 'xl/worksheets/sheet1.xml', 'xl/worksheets/sheet.xml'].find((name) => archive.has(name));
}

const dayOf = (serial: number): string => {
  const iso = new Date(Math.round((serial - EPOCH_DAYS) * DAY_MS)).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
};

export const isWorkbook = (archive: Archive): boolean => archive.names.some((name) => name.startsWith('xl/'));

/** More are not offered. */
const MAX_SHEETS = 50;

interface Libro {
  hojas: string[];
  /** The one that is read. */
  hoja: string;
  /** The header first; of a formula, the value that was calculated last. */
  rows: AsyncGenerator<string[]>;
}

/**
 * The sheet of this name, or else the first one that is not hidden. A reader of its own because those of packages take
 * the whole sheet into memory, and everybody waits meanwhile.
 */
export async function readXlsx(archive: Archive, hoja?: string): Promise<Libro> {
  const { later, sheets } = await workbookOf(archive);
  const shown = sheets.find(({ nombre }) => nombre === hoja) ?? sheets[0];
  const sheet = await sheetFile(archive, shown?.id ?? null);
  if (!sheet) throw new Refusal('ficheroDesconocido');
  const hojas = sheets.map(({ nombre }) => nombre).slice(0, MAX_SHEETS);
  return { hojas, hoja: shown?.nombre ?? '', rows: rowsOf(archive, sheet, later) };
}

async function* rowsOf(archive: Archive, sheet: string, later: number): AsyncGenerator<string[]> {
  const strings = await sharedStrings(archive);
  const styles = await stylesOf(archive);
  let ready: string[][] = [];
  let row: string[] = [];
  let cell = { column: 0, type: '', style: 0, text: '' };
  let inside = false;
  const valueOf = ({ type, style, text }: typeof cell): string => {
    // A list of ours that was opened as CSV and saved as a workbook has its marks against formulas as text.
    const asWritten = (said: string): string => (styles[style]?.isText ? said : unmarked(said));
    if (type === 's') return asWritten(strings[Number(text)] ?? '');
    if (type === 'b') return text === '1' ? 'Sí' : 'No';
    if (type === 'e') return '';
    if (type === '' || type === 'n')
      return styles[style]?.isDate && text ? dayOf(Number(text) + later) : text;
    return asWritten(type === 'inlineStr' ? unescaped(text) : text);
  };
  const events: Events = {
    open: ({ name, attributes }) => {
      const at = attributes as Record<string, string>;
      if (local(name) === 'row') row = [];
      if (local(name) === 'c') {
        const column = at['r'] ? columnOf(at['r']) : row.length;
        cell = { column, type: at['t'] ?? '', style: Number(at['s'] ?? 0), text: '' };
      }
      inside = local(name) === 'v' || local(name) === 't';
    },
    text: (piece) => {
      if (inside) cell.text += piece;
    },
    close: (name) => {
      inside = false;
      if (local(name) === 'c' && cell.column < MAX_WIDTH) {
        while (row.length < cell.column) row.push('');
        row[cell.column] = valueOf(cell);
      }
      if (local(name) === 'row' && row.some((one) => one.trim())) ready.push(row);
    },
  };
  const taken = () => {
    const rows = ready;
    ready = [];
    return rows;
  };
  yield* parsed(await archive.stream(sheet), events, taken);
}

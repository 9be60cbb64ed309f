import type { Origen } from '@pmp/contracts/proyectos';
import type { Readable } from 'node:stream';
import { guessOrigen } from '../mapeo/palabras/fuentes';
import { Archive } from './base/archive';
import { Budget } from './base/budget';
import { bytesOf } from './base/bytes';
import type { Sobrante } from './base/left-over';
import { Refusal } from './base/refusal';
import type { Filas, Ordenadas } from './filas/forma';
import { headerRow, MAX_ABOVE } from './filas/header-row';
import { ofAsana } from './filas/asana';
import { ofJira } from './filas/jira';
import { ofLinear } from './filas/linear';
import { ofMonday } from './filas/monday';
import { ofPlanner } from './filas/planner';
import { ofTodoist } from './filas/todoist';
import { readCsv } from './formatos/read-csv';
import { readJiraXml } from './formatos/read-jira-xml';
import { readJson } from './formatos/read-json';
import { readPasted } from './formatos/read-pasted';
import { isWorkbook, readXlsx } from './formatos/read-xlsx';

/** A file as a table, whatever it was: the header, and its rows as they are read. */
export interface Table {
  origen: Origen;
  header: string[];
  rows: AsyncIterable<string[]> | Iterable<string[]>;
  /** Names of what was in the archive beside the table. */
  adjuntos?: readonly string[];
  /** The sheets of a workbook that are not hidden, and the one that this is. */
  hojas?: readonly string[];
  hoja?: string;
  /** Items that it says there are and does not have. */
  faltan?: number;
  /** What it says and none of its columns has. */
  sobra?: readonly Sobrante[];
}

export interface How {
  /** What the person says that it is. */
  told?: Origen | undefined;
  /** It is no file, so its first line may be a row already. */
  pasted?: boolean;
  /** Which row of it is the header, from 1; absent: it is looked for. */
  cabecera?: number | undefined;
  /** The name of the sheet of a workbook; absent: the first one that is not hidden. */
  hoja?: string | undefined;
}

const HEAD_BYTES = 512;
const HTML = /^[\s\u00ef\u00bb\u00bf]*<(!doctype html|html|table|head|meta)\b/i;
/** What an archive may have for its table, from the outermost folder inwards. */
const TABLES = /\.(csv|tsv|json|xml|xlsx)$/i;
const WORKBOOK = /\.xlsx$/i;
/** Files that somebody may take for a table: PDF, pictures, archives that are no workbook. */
const BINARY = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50],
  [0xff, 0xd8],
  [0x1f, 0x8b],
];
/** How Excel kept its workbooks until 2003. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const CALENDAR = /^BEGIN:VCALENDAR\b/i;

const begins = (head: Buffer, mark: readonly number[]): boolean => mark.every((byte, i) => head[i] === byte);

type Format = 'csv' | 'json' | 'xml' | 'zip' | 'binary';

function formatOf(head: Buffer): Format {
  if (isArchive(head)) return 'zip';
  if (BINARY.some((mark) => begins(head, mark))) return 'binary';
  const text = head.toString('latin1').replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  const first = text.replaceAll('\u0000', '').trimStart();
  if (/^[{[]/.test(first)) return 'json';
  return /^<(\?xml|!--|rss|!DOCTYPE)/i.test(first) ? 'xml' : 'csv';
}

const isArchive = (head: Buffer | undefined): boolean => head?.[0] === 0x50 && head[1] === 0x4b;

/** What a file that is not read begins with: of which tool it is, and what to take instead. */
function otherOf(head: Buffer): { herramienta: string; formato: string } | undefined {
  const text = head.toString('latin1');
  // What Jira calls Excel is a page.
  if (HTML.test(text)) return { herramienta: 'Jira (Excel o HTML)', formato: 'CSV (todos los campos)' };
  if (begins(head, OLD_EXCEL)) return { herramienta: 'Excel 97-2003 (.xls)', formato: 'Excel (XLSX)' };
  if (CALENDAR.test(text)) return { herramienta: 'iCalendar', formato: 'CSV' };
  return undefined;
}

/** Null for a file without even a header. `budget`: for all that is packed in one upload, the same. */
export async function readTable(
  bytes: AsyncIterable<Buffer>,
  how: How = {},
  budget = new Budget(),
): Promise<Table | null> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.length;
  }
  async function* whole() {
    yield* first;
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield chunk;
  }
  const head = Buffer.concat(first);
  const format = how.pasted ? 'csv' : formatOf(head);
  const other = how.pasted ? undefined : otherOf(head);
  if (other) throw new Refusal('ficheroDeOtro', other);
  if (format === 'binary') throw new Refusal('ficheroDesconocido');
  if (format === 'json') return readJson(whole());
  if (format === 'xml') return readJiraXml(whole());
  if (format === 'zip') {
    const archive = await Archive.open(await bytesOf(whole()), budget);
    if (['mimetype', 'content.xml'].every((name) => archive.names.includes(name)))
      throw new Refusal('ficheroDeOtro', { herramienta: 'LibreOffice (ODF)', formato: 'Excel (XLSX)' });
    if (!isWorkbook(archive)) return readExport(archive, how, budget);
    const { hojas, hoja, rows } = await readXlsx(archive, how.hoja);
    const table = await tableIn(rows, how);
    return table && { ...table, hojas, hoja };
  }
  return tableIn((how.pasted ? readPasted : readCsv)(whole()), how);
}

const shownIn = (names: readonly string[]): string[] =>
  names.filter((name) => !/(^|\/)(\.|__MACOSX\/)/.test(name));

/** An archive with a table and the files that its rows name, as people pack them or trackers export them. */
async function readExport(archive: Archive, how: How, budget: Budget): Promise<Table | null> {
  const depth = (name: string): number => name.split('/').length;
  const [first] = shownIn(archive.names)
    .filter((name) => TABLES.test(name))
    .sort(
      (a, b) =>
        depth(a) - depth(b) ||
        // What somebody has attached is more often a workbook than an export is.
        Number(WORKBOOK.test(a)) - Number(WORKBOOK.test(b)) ||
        a.localeCompare(b),
    );
  const bytes: Readable | null = first === undefined ? null : await archive.stream(first);
  if (!bytes) throw new Refusal('ficheroDesconocido');
  const table = await readTable(bytes, how, budget);
  return table && { ...table, adjuntos: shownIn(archive.names).filter((name) => name !== first) };
}

/** Tables whose rows are not the items, or whose cells are written otherwise. */
const FORMAS: Partial<Record<Origen, (filas: Filas) => Ordenadas>> = {
  asana: ofAsana,
  jira: ofJira,
  linear: ofLinear,
  planner: ofPlanner,
  todoist: ofTodoist,
  monday: ofMonday,
};

async function tableIn(
  rows: AsyncGenerator<string[]>,
  { told, pasted, cabecera }: How,
): Promise<Table | null> {
  const first: string[][] = [];
  while (first.length < (pasted ? 1 : MAX_ABOVE)) {
    const { done, value } = await rows.next();
    if (done) break;
    first.push(value);
  }
  if (!first.length) return null;
  const at = cabecera === undefined ? headerRow(first) : Math.min(cabecera, first.length) - 1;
  const header = first[at]!.map((name) => name.trim());
  const origen = told ?? guessOrigen(header);
  async function* rest() {
    yield* first.slice(at + 1);
    yield* rows;
  }
  const forma = FORMAS[origen];
  return {
    origen,
    ...(forma?.({ antes: first.slice(0, at), header, rows: rest() }) ?? { header, rows: rest() }),
  };
}

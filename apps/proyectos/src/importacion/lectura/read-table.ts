import { erroresImportacion, type Origen } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Readable } from 'node:stream';
import { guessOrigen } from '../mapeo/guess.rules';
import { Archive } from './archive';
import { readCsv } from './read-csv';
import { readJiraXml } from './read-jira-xml';
import { readJson } from './read-json';
import { readPasted } from './read-pasted';
import { isWorkbook, readXlsx } from './read-xlsx';

/** A file as a table, whatever it was: the header, and its rows as they are read. */
export interface Table {
  origen: Origen;
  header: string[];
  rows: AsyncIterable<string[]> | Iterable<string[]>;
  /** What was in the archive beside the table. */
  adjuntos?: Adjuntos;
}

export interface Adjuntos {
  nombres: readonly string[];
  open(nombre: string): Promise<Readable | null>;
}

const HEAD_BYTES = 512;
/** What an archive may have for its table, from the outermost folder inwards. */
const TABLES = /\.(csv|tsv|json|xml)$/i;
/** Files that somebody may take for a table: PDF, pictures, archives that are no workbook, old Excel. */
const BINARY = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50],
  [0xff, 0xd8],
  [0x1f, 0x8b],
  [0xd0, 0xcf, 0x11, 0xe0],
];

type Format = 'csv' | 'json' | 'xml' | 'zip' | 'binary';

function formatOf(head: Buffer): Format {
  if (head[0] === 0x50 && head[1] === 0x4b) return 'zip';
  if (BINARY.some((mark) => mark.every((byte, i) => head[i] === byte))) return 'binary';
  const text = head.toString('latin1').replace(/^(\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '');
  const first = text.replaceAll('\u0000', '').trimStart();
  if (/^[{[]/.test(first)) return 'json';
  return /^<(\?xml|!--|rss|!DOCTYPE)/i.test(first) ? 'xml' : 'csv';
}

/**
 * Null for a file without even a header. `told`: what the person says that it is; `pasted`: it is no file, so its first
 * line may be a row already.
 */
export async function readTable(
  bytes: AsyncIterable<Buffer>,
  told?: Origen,
  pasted = false,
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
  const format = pasted ? 'csv' : formatOf(Buffer.concat(first));
  if (format === 'binary') throw new DomainError(erroresImportacion.ficheroDesconocido);
  if (format === 'json') return readJson(whole());
  if (format === 'xml') return readJiraXml(whole());
  if (format === 'zip') {
    const archive = await Archive.read(whole());
    return isWorkbook(archive) ? tableIn(readXlsx(archive), told) : readExport(archive, told);
  }
  return tableIn((pasted ? readPasted : readCsv)(whole()), told);
}

/** An archive with a table and the files that its rows name, as people pack them or trackers export them. */
async function readExport(archive: Archive, told: Origen | undefined): Promise<Table | null> {
  const nombres = archive.names.filter((name) => !/(^|\/)(\.|__MACOSX\/)/.test(name));
  const depth = (name: string): number => name.split('/').length;
  const [first] = nombres
    .filter((name) => TABLES.test(name))
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b));
  const bytes = first === undefined ? null : await archive.stream(first);
  if (!bytes) throw new DomainError(erroresImportacion.ficheroDesconocido);
  const table = await readTable(bytes, told);
  const adjuntos = {
    nombres: nombres.filter((name) => name !== first),
    open: (name: string) => archive.stream(name),
  };
  return table && { ...table, adjuntos };
}

async function tableIn(rows: AsyncGenerator<string[]>, told: Origen | undefined): Promise<Table | null> {
  const { done, value } = await rows.next();
  if (done) return null;
  const header = value.map((name) => name.trim());
  return { origen: told ?? guessOrigen(header), header, rows };
}

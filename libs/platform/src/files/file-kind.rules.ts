/** How many bytes are needed to recognize any kind. */
export const HEAD_BYTES = 512;

const PNG = 'image/png';
const JPG = 'image/jpeg';
const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const MAGIC: readonly (readonly [string, readonly number[]])[] = [
  [PNG, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [JPG, [0xff, 0xd8, 0xff]],
  [PDF, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];

/**
 * Recognizes a kind by content, whatever the file's name; null: none of ours. `ole` and `zip` are containers whose
 * contents decide.
 */
export function kindOfHead(head: Buffer): string | null {
  const found = MAGIC.find(([, bytes]) => bytes.every((byte, i) => head[i] === byte));
  return found?.[0] ?? null;
}

/** Reads a part of the stored file; near its end, less than asked for. */
type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** The bytes of a stored file from `start` to before `end`. */
export type ReadPart = (start: number, end: number) => Promise<Buffer>;

/** The final kind of a whole file for which `kindOfHead` answered `kind`; null: none of ours. */
export async function kindOfFile(kind: string, size: number, readPart: ReadPart): Promise<string | null> {
  if (kind !== 'zip' && kind !== 'ole') return kind;
  const readAt: ReadAt = async (start, length) => {
    const end = Math.min(size, start + length);
    return start < end ? readPart(start, end) : Buffer.alloc(0);
  };
  return kind === 'zip' ? kindOfZip(readAt, size) : kindOfOle(readAt);
}

const CENTRAL_DIRECTORY_BYTES = 128 * 1024;
const MACROS = 'word/vbaProject.bin';

/** A zip lists the names of its files in a directory at its end. */
async function kindOfZip(readAt: ReadAt, size: number): Promise<string | null> {
  const start = Math.max(0, size - CENTRAL_DIRECTORY_BYTES);
  const tail = await readAt(start, size - start);
  const holds = (name: string) => tail.includes(name, 0, 'latin1');
  return holds('word/document.xml') && holds('[Content_Types].xml') && !holds(MACROS) ? DOCX : null;
}

const OLE_HEADER_BYTES = 512;
const DIFAT_IN_HEADER = 109;
const ENTRY_BYTES = 128;
const MAX_DIRECTORY_SECTORS = 64;
const WORD_STREAM = 'WordDocument';

/** Walks the directory of an OLE file: in a Word document, one stream has a fixed name. */
async function kindOfOle(readAt: ReadAt): Promise<string | null> {
  const header = await readAt(0, OLE_HEADER_BYTES);
  if (header.length < OLE_HEADER_BYTES) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  let sector = header.readUInt32LE(48);
  for (let walked = 0; walked < MAX_DIRECTORY_SECTORS; walked += 1) {
    const directory = await readAt(offsetOf(sector), sectorBytes);
    if (hasEntry(directory, WORD_STREAM)) return DOC;
    const table = Math.floor(sector / perSector);
    if (table >= DIFAT_IN_HEADER) return null;
    const link = offsetOf(header.readUInt32LE(76 + table * 4)) + (sector % perSector) * 4;
    const next = await readAt(link, 4);
    if (next.length < 4) return null;
    sector = next.readUInt32LE(0);
  }
  return null;
}

function hasEntry(directory: Buffer, name: string): boolean {
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const nameBytes = directory.readUInt16LE(at + 64);
    const end = at + Math.max(0, Math.min(nameBytes, 64) - 2);
    if (directory.toString('utf16le', at, end) === name) return true;
  }
  return false;
}

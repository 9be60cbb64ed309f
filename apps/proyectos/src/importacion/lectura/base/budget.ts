import { Refusal } from './refusal';

const MB = 1024 * 1024;
const MAX_UNPACKED_MB = 300;
export const MAX_ENTRIES = 5_000;
/** An export in an archive, and a workbook, which is an archive itself, in that. */
const MAX_ARCHIVES = 2;
const MAX_TEXT_MB = 100;
/** A quote that is never closed would make one row of the rest of the file; one row is stored in one document. */
export const MAX_ROW_CHARACTERS = 2_000_000;
/** Of lists and records within each other: a nested document of Jira needs some forty. */
export const MAX_DEPTH = 100;

/** What reading one upload may cost, with all that is packed in it however deep; each limit throws a refusal. */
export class Budget {
  private unpacked = 0;
  private entries = 0;
  private archives = 0;
  private characters = 0;

  /** Of an archive that is opened. */
  archive(): void {
    this.archives += 1;
    if (this.archives > MAX_ARCHIVES) throw new Refusal('ficheroAnidado', { max: MAX_ARCHIVES });
  }

  /** Of a file in an archive: what it says that it becomes. */
  entry(bytes: number): void {
    this.entries += 1;
    if (this.entries > MAX_ENTRIES) throw new Refusal('ficheroConMuchosArchivos', { max: MAX_ENTRIES });
    this.unpacked += bytes;
    if (this.unpacked > MAX_UNPACKED_MB * MB) throw new Refusal('ficheroHinchado', { max: MAX_UNPACKED_MB });
  }

  /** Of a row: few characters of a workbook can be said by many cells. */
  row(cells: readonly string[]): void {
    let characters = 0;
    for (const cell of cells) characters += cell.length;
    if (characters > MAX_ROW_CHARACTERS) throw new Refusal('filaEnorme', { max: MAX_ROW_CHARACTERS });
    this.characters += characters;
    if (this.characters > MAX_TEXT_MB * MB) throw new Refusal('ficheroHinchado', { max: MAX_TEXT_MB });
  }
}

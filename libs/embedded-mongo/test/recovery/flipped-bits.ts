import { dump } from './dump.ts';
import { readFiles, type Files } from './files.ts';

/**
 * Damages one place of the files each time, as a disk does, and opens them: what is read must be what was written, or
 * an error. A bit that nobody reads may flip.
 */
export async function flipBits(
  dataDir: string,
  times: number,
  random: () => number,
  onRound: (round: number, verdict: string) => void,
): Promise<string[]> {
  const files = readFiles(dataDir);
  const whole = await dump(files);
  const faults: string[] = [];
  for (let round = 0; round < times; round++) {
    const at = Math.floor(random() * files.database.length);
    const damaged = round % 2 === 0 ? flipped(files, at, random) : torn(files, at);
    const read = await dump(damaged).catch((error: Error) => error);
    const verdict = read instanceof Error ? 'rechazado' : read === whole ? 'sin efecto' : 'LEÍDO COMO BUENO';
    if (verdict === 'LEÍDO COMO BUENO') faults.push(`damage at byte ${at} was read as data`);
    onRound(round, verdict);
  }
  return faults;
}

function flipped({ database, wal }: Files, at: number, random: () => number): Files {
  const copy = Buffer.from(database);
  copy[at]! ^= 1 << Math.floor(random() * 8);
  return { database: copy, wal };
}

/** A sector that a power cut left with old or no contents. */
function torn({ database, wal }: Files, at: number): Files {
  const copy = Buffer.from(database);
  const sector = at - (at % 512);
  copy.fill(0, sector, sector + 512);
  return { database: copy, wal };
}

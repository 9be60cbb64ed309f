import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { digestOf } from './digest.ts';
import { readArchive } from './archive-reader.ts';
import { MANIFEST_NAME, manifestSchema, partsOf, type Manifest } from './manifest.ts';

export interface Verified {
  manifest: Manifest | null;
  /** Faults in Spanish; none: every byte is as it was saved. */
  faults: string[];
}

const MAX_FAULTS = 20;

async function wholeFileFault(path: string): Promise<string[]> {
  const beside = `${path}.sha256`;
  if (!existsSync(beside)) return [];
  const same = readFileSync(beside, 'utf8').startsWith(await digestOf(path));
  return same ? [] : ['el fichero no es el que se escribió: su sha-256 no coincide con el de al lado'];
}

function readManifest(bytes: Buffer): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new Error(`el manifiesto no vale: ${path.join('.')}: ${message}`);
}

function compare(manifest: Manifest, found: Map<string, string>): string[] {
  const parts = partsOf(manifest);
  const missing = parts.filter(({ fichero }) => !found.has(fichero));
  const changed = parts.filter(({ fichero, sha256 }) => found.has(fichero) && found.get(fichero) !== sha256);
  const known = new Set(parts.map(({ fichero }) => fichero));
  const strange = [...found.keys()].filter((name) => !known.has(name));
  return [
    ...missing.map(({ fichero }) => `${fichero}: falta`),
    ...changed.map(({ fichero }) => `${fichero}: está dañado, su sha-256 no coincide`),
    ...strange.map((name) => `${name}: no es de la copia`),
  ].slice(0, MAX_FAULTS);
}

/** Reads the whole archive before anything is written, so that a restore never starts from a damaged one. */
export async function verifyArchive(path: string): Promise<Verified> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  try {
    const faults = await wholeFileFault(path);
    for await (const { name, bytes } of readArchive(path)) {
      if (name === MANIFEST_NAME) manifest = readManifest(bytes);
      else found.set(name, createHash('sha256').update(bytes).digest('hex'));
    }
    if (!manifest) return { manifest, faults: [...faults, 'no tiene manifiesto: no se terminó de escribir'] };
    return { manifest, faults: [...faults, ...compare(manifest, found)] };
  } catch (error) {
    return {
      manifest,
      faults: [`no se puede leer: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
}

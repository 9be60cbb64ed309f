import {
  digestOf,
  FORMAT,
  isNamed,
  type Kind,
  type KindDigest,
  KINDS,
  type Line,
  LinesWriter,
  type Manifest,
  MANIFEST_NAME,
  readEntries,
  readLines,
  readManifest,
  sealed,
} from '@pmp/paquete';
import { createReadStream, statSync } from 'node:fs';
import { ArchiveWriter } from '../../respaldo/archive/archive-writer.ts';

/** A package in memory: the demo's are small and have no files. */
export type Lines = { [K in Kind]: Line<K>[] };

export interface Content {
  lines: Lines;
  manifest: Manifest;
}

export async function readContent(path: string): Promise<Content> {
  const lines = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Lines;
  let manifest: Manifest | null = null;
  for await (const entry of readEntries({ size: statSync(path).size, open: () => createReadStream(path) })) {
    if (entry.what === 'manifest') manifest = readManifest(entry.bytes);
    if (entry.what !== 'lines') continue;
    const into = lines[entry.kind] as unknown[];
    for (const { line } of readLines(entry.kind, entry.bytes)) into.push(line);
  }
  if (!manifest) throw new Error('al paquete de la demostración le falta el final');
  return { lines, manifest };
}

const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1);

export async function writeContent(path: string, { lines, manifest }: Content): Promise<void> {
  const archive = new ArchiveWriter(path);
  const tipos: KindDigest[] = [];
  for (const kind of KINDS) {
    const writer = new LinesWriter(archive, kind);
    for (const line of (lines[kind] as { _id: string }[]).toSorted(byId)) await writer.add(line as never);
    const digest = await writer.finish();
    if (isNamed(digest)) tipos.push(digest);
  }
  const { sello: _sello, ...rest } = manifest;
  const whole = sealed({ ...rest, formato: FORMAT, huella: digestOf(tipos), tipos });
  await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(whole, null, 2)));
  await archive.finish();
}

import {
  type PackageFile,
  type AnyLine,
  type ImportPlan,
  type Kind,
  type Line,
  readEntries,
  readLines,
} from '@pmp/paquete';

const BATCH = 500;

/** The lines of a package that an import must write, a few hundred at a time. */
export async function* linesToWrite<K extends Kind>(
  file: PackageFile,
  { difference, asHere }: Pick<ImportPlan, 'difference'> & { asHere: (kind: Kind, line: AnyLine) => AnyLine },
  kinds: readonly K[],
): AsyncGenerator<{ kind: K; lines: Line<K>[] }> {
  const wanted = new Map(
    kinds.map((kind) => [kind, new Set([...difference[kind].creados, ...difference[kind].cambiados])]),
  );
  for await (const entry of readEntries(file)) {
    if (entry.what !== 'lines') continue;
    const kind = entry.kind as K;
    const ids = wanted.get(kind);
    if (!ids?.size) continue;
    let lines: Line<K>[] = [];
    for (const { line } of readLines(kind, entry.bytes)) {
      if (!ids.has(line._id)) continue;
      lines.push(asHere(kind, line) as Line<K>);
      if (lines.length < BATCH) continue;
      yield { kind, lines };
      lines = [];
    }
    if (lines.length) yield { kind, lines };
  }
}

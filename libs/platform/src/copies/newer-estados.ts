import type { PreguntaEstados } from '@pmp/contracts/common';

interface Versioned {
  _id: { toHexString(): string };
  version: number;
}

/** The answer of an owner to `estadosDe`; `toDatos` returns null for what is deleted. */
export const newerEstados = <Doc extends Versioned, Datos>(
  docs: readonly Doc[],
  { vistos }: Pick<PreguntaEstados, 'vistos'>,
  toDatos: (doc: Doc) => Datos | null,
): { estados: { _id: string; version: number; datos: Datos | null }[] } => ({
  estados: docs
    .map((doc) => ({ doc, _id: doc._id.toHexString(), version: doc.version }))
    .filter(({ _id, version }) => version > (vistos[_id] ?? 0))
    .map(({ doc, _id, version }) => ({ _id, version, datos: toDatos(doc) })),
});

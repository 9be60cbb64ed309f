import type { Persona, VersionDeTexto } from '@pmp/contracts/common';

/** A text as it was before it changed, and since when it had been so. */
export interface TextoAnterior {
  texto: string;
  desde: Date;
}

/** Documents stay small, however often somebody corrects a text. */
const MAX_ANTERIORES = 50;

/** What is kept of a text when another takes its place; the oldest are let go of. */
export const withAnterior = (
  anteriores: readonly TextoAnterior[] | undefined,
  texto: string,
  desde: Date,
): TextoAnterior[] => [...(anteriores ?? []), { texto, desde }].slice(-MAX_ANTERIORES);

/** Newest first, from how it is now. Only its author changes it. */
export const versionesOf = (
  now: TextoAnterior,
  anteriores: readonly TextoAnterior[] | undefined,
  autor: Persona | null,
): VersionDeTexto[] =>
  [...(anteriores ?? []), now]
    .map(({ texto, desde }) => ({ texto, autor, fecha: desde.toISOString() }))
    .reverse();

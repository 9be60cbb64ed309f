import { z } from 'zod';

const MAX_CORTO = 300;
const MAX_LARGO = 20_000;

/** Cut, not refused: what a forge sends is not in anybody's hand here. */
export const corto = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_CORTO));
export const largo = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').slice(0, MAX_LARGO));

export const sha = z.string().regex(/^[0-9a-f]{40,64}$/);

/** Only what a page may link to; null: nothing. */
export const enlace = z
  .string()
  .nullish()
  .transform((text) => {
    const url = text ? URL.parse(text.slice(0, 2_000)) : null;
    return url && /^https?:$/.test(url.protocol) ? url.href : null;
  });

/** GitLab writes some of its times with a space and a name of a zone. */
export const momento = z.union([z.string(), z.number()]).transform((value, context) => {
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: 'custom', message: 'no es una fecha' });
  return z.NEVER;
});

const HEADS = 'refs/heads/';
/** The branch that a ref names; null: it is a tag. */
export const ramaDe = (ref: string): string | null =>
  ref.startsWith(HEADS) ? ref.slice(HEADS.length) : null;

export const esNada = (digest: string): boolean => /^0+$/.test(digest);

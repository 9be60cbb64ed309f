import { PERSONA_ELIMINADA } from '@pmp/contracts/common';
import { palabrasOf } from '../palabras/palabras';
import { toBuscable } from '../texts/to-buscable';
import type { ErasedPerson } from './commands';

/** A text inside a document, and where it is: `mensajes.3.texto`. */
interface Place {
  path: string;
  de: string;
}

export interface TraceChange extends Place {
  a: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as unknown;
  return prototype === Object.prototype || prototype === null;
};

function* textsIn(value: unknown, path = ''): Generator<Place> {
  if (typeof value === 'string') yield { path, de: value };
  else if (value !== null && typeof value === 'object' && (Array.isArray(value) || isPlain(value)))
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${key}` : key);
}

function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value.includes(id);
  if (value === null || typeof value !== 'object') return false;
  if ('toHexString' in value) return (value as { toHexString(): string }).toHexString() === id;
  return (
    (Array.isArray(value) || isPlain(value)) && Object.values(value).some((inner) => mentions(inner, id))
  );
}

/**
 * What to write instead of a person's traces in a document: the address wherever it is; the name where it stands alone
 * or after an '@'; and in every sentence of a document that names the person (`nombra`: it is one of the product's own
 * sentences). What others wrote about somebody without naming them so is theirs. Where somebody else is called the same,
 * only documents that hold the person's id are touched.
 */
export function tracesIn(documento: unknown, persona: ErasedPerson, nombra = false): TraceChange[] {
  const { _id, nombre, correo, unica } = persona;
  const places = [...textsIn(documento)];
  const address = new RegExp(
    `(?<![\\p{L}\\p{N}.+_-])${escaped(correo)}(?![\\p{L}\\p{N}_-]|\\.\\p{L})`,
    'giu',
  );
  const isTheirs = (unica && nombra) || mentions(documento, _id);
  const isNamed = places.some(({ de }) => de === nombre) || (nombra && /\s/.test(nombre));
  const after = '(?![\\p{L}\\p{N}]|\\s\\p{Lu})';
  const phrase = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(nombre)}${after}`, 'gu');
  const mention = new RegExp(`@${escaped(nombre)}(?![\\p{L}\\p{N}])`, 'giu');
  const searched = new RegExp(`@${escaped(toBuscable(nombre))}(?![\\p{L}\\p{N}])`, 'gu');
  const clean = (de: string): string => {
    const sin = de.replace(address, PERSONA_ELIMINADA);
    if (!isTheirs && !unica) return sin;
    if (isTheirs && sin === nombre) return PERSONA_ELIMINADA;
    const unnamed = isTheirs && isNamed ? sin.replace(phrase, PERSONA_ELIMINADA) : sin;
    return unnamed
      .replace(mention, `@${PERSONA_ELIMINADA}`)
      .replace(searched, `@${toBuscable(PERSONA_ELIMINADA)}`);
  };
  return places.flatMap(({ path, de }) => {
    const a = clean(de);
    return a === de ? [] : [{ path, de, a }];
  });
}

const TEXTOS = ['contenido', 'texto'];

/** The words by which the changed text is found, where the document keeps them. */
export function indexOf(documento: object, changes: readonly TraceChange[]): { palabras?: string[] } {
  const changed = changes.find(({ path }) => TEXTOS.includes(path));
  return changed && 'palabras' in documento ? { palabras: palabrasOf(changed.a) } : {};
}

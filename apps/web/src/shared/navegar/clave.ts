import { createContext } from 'react';

/** Whether it can be the key of an element: that of its project, which may have a hyphen too, and a number. */
export const isClave = (text: string): boolean => /^.*[^\s-].*-[1-9]\d{0,8}$/u.test(text);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds keys in a text, of these projects only, those that they had before among them: `UTF-8` leads nowhere. As they are written, in capitals, also as the
 * address bar takes them, `/TIENDA-42`, but not as a part of a path. Undefined: there are no projects.
 */
export const clavesPattern = (
  proyectos: readonly { clave: string; clavesAnteriores?: readonly string[] | undefined }[],
): RegExp | undefined => {
  if (!proyectos.length) return undefined;
  const claves = proyectos
    .flatMap(({ clave, clavesAnteriores = [] }) => [clave, ...clavesAnteriores])
    .map(escape)
    .sort((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-]|[^\\s(\\u00AB"'\\u00BF\\u00A1]/)(?:${claves.join('|')})-[1-9]\\d{0,8}(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`,
    'gu',
  );
};

/** The pattern of the person's projects, for whatever shows what people wrote. */
export const ClavesConocidas = createContext<RegExp | undefined>(undefined);

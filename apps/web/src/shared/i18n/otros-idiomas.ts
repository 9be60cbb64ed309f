import type { Idioma } from './idioma';

type Load = (name: string) => Promise<{ default: object }>;

/** The bundler makes of each the list of that language's files: what stands before the name has to be written out. */
export const otrosIdiomas: Record<Exclude<Idioma, 'es'>, Load> = {
  en: (name) => import(`./en/${name}.json`, { with: { type: 'json' } }),
  fr: (name) => import(`./fr/${name}.json`, { with: { type: 'json' } }),
  de: (name) => import(`./de/${name}.json`, { with: { type: 'json' } }),
};

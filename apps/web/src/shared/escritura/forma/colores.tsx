import type { LanguageFn } from 'highlight.js';
import { createLowlight } from 'lowlight';
import { Fragment, type ReactNode } from 'react';

type Arbol = ReturnType<ReturnType<typeof createLowlight>['highlight']>;
type Pieza = Arbol['children'][number];

/** The ten languages that are written most; each is fetched with the first block of it. */
const LENGUAJES: Record<string, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  css: () => import('highlight.js/lib/languages/css'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  python: () => import('highlight.js/lib/languages/python'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
};
const OTROS: Record<string, string> = {
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
};

/** A longer one stays as it is: reading it would hold up the page. */
const MAX_CARACTERES = 20_000;

/** What a piece of code is, by its first class; the others have the colour of the text. */
const TONOS: Record<string, string> = {
  'hljs-keyword': 'violet',
  'hljs-built_in': 'violet',
  'hljs-name': 'violet',
  'hljs-literal': 'amber',
  'hljs-number': 'amber',
  'hljs-string': 'green',
  'hljs-attr': 'blue',
  'hljs-title': 'blue',
};

const show = (pieza: Pieza, key: number): ReactNode => {
  if (pieza.type === 'text') return pieza.value;
  if (pieza.type !== 'element') return null;
  const [clase = ''] = (pieza.properties['className'] as string[] | undefined) ?? [];
  const content = pieza.children.map(show);
  if (clase === 'hljs-comment')
    return (
      <span key={key} className="text-subtle">
        {content}
      </span>
    );
  const tono = TONOS[clase];
  if (!tono) return <Fragment key={key}>{content}</Fragment>;
  return (
    <span key={key} data-tone={tono} className="tone-text">
      {content}
    </span>
  );
};

const lowlight = createLowlight();

/** The code with its colours, as elements; undefined: the language is none of these. */
export const colorear = async (texto: string, lenguaje: string): Promise<ReactNode> => {
  const nombre = OTROS[lenguaje.toLowerCase()] ?? lenguaje.toLowerCase();
  const load = Object.hasOwn(LENGUAJES, nombre) ? LENGUAJES[nombre] : undefined;
  if (!load || texto.length > MAX_CARACTERES) return undefined;
  if (!lowlight.registered(nombre)) lowlight.register(nombre, (await load()).default);
  return lowlight.highlight(nombre, texto).children.map(show);
};

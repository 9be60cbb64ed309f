import type { Persona } from '@pmp/contracts/common';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Enlace } from '../enlace';
import { Mencion } from '../mencion';
import { Trozos } from '../trozos';
import { Codigo } from './codigo';
import { archivoOf, destinoOf } from './destino';
import { Imagen } from './imagen';
import type { Nodo } from './nodos';
import { Tarea } from './tarea';

/** What is around a part. */
interface En {
  mencionadas: Persona[];
  onMarcar: ((linea: number, hecho: boolean) => void) | undefined;
  /** Inside a link there is no other. */
  enlazado: boolean;
}

interface ParteProps {
  nodo: Nodo;
  en: En;
}

const TITULO: Record<string, string> = { h1: 'text-lg', h2: 'text-base', h3: 'text-sm' };
const ALINEADA: Record<string, string> = {
  'text-align:center': 'text-center',
  'text-align:right': 'text-right',
};

/** The page and the item have the first two levels of headings. */
const Titulo = ({ nodo, en }: ParteProps) => {
  const Tag = `h${Math.min(6, Number(nodo.etiqueta.slice(1)) + 2)}` as 'h3';
  return (
    <Tag className={`mt-1 font-semibold text-text ${TITULO[nodo.etiqueta] ?? 'text-sm'}`}>
      <Partes nodos={nodo.hijos} en={en} />
    </Tag>
  );
};

const PERSONA = /^persona:[0-9a-f]{24}$/;

const Vinculo = ({ nodo, en }: ParteProps) => {
  const { href = '' } = nodo.atributos;
  const url = destinoOf(href);
  const content = <Partes nodos={nodo.hijos} en={{ ...en, enlazado: true }} />;
  if (PERSONA.test(href) && !en.enlazado) return <Mencion>{content}</Mencion>;
  if (!url || en.enlazado) return content;
  return (
    <Enlace url={url} title={nodo.atributos['title']} className="wrap-anywhere">
      {content}
    </Enlace>
  );
};

const Dibujo = ({ nodo, en }: ParteProps) => {
  const url = destinoOf(nodo.atributos['src'] ?? '');
  if (!url) return nodo.texto;
  const archivo = archivoOf(url);
  const link = en.enlazado ? nodo.texto : <Enlace url={url}>{nodo.texto || url}</Enlace>;
  return archivo ? <Imagen path={archivo} alt={nodo.texto} instead={link} /> : link;
};

/** What a task says, without the tasks below it. */
const wordsOf = (nodos: readonly Nodo[]): string =>
  nodos.map((nodo) => (/_list$/.test(nodo.tipo) ? '' : nodo.texto + wordsOf(nodo.hijos))).join('');

const Elemento = ({ nodo, en }: ParteProps) => {
  const content = <Partes nodos={nodo.hijos} en={en} />;
  if (nodo.hecho === undefined) return <li className="pl-0.5 [&>p+*]:mt-1">{content}</li>;
  const { linea = 0 } = nodo;
  return (
    <Tarea
      nombre={wordsOf(nodo.hijos)}
      hecho={nodo.hecho}
      onMarcar={en.onMarcar && ((hecho) => en.onMarcar?.(linea, hecho))}
    >
      {content}
    </Tarea>
  );
};

const lista = 'flex flex-col gap-1 pl-5 marker:text-subtle';

const CELDA = 'border border-line px-2 py-1 align-top';

const Celda = ({ nodo, en }: ParteProps) => {
  const Tag = nodo.tipo as 'td' | 'th';
  const align = ALINEADA[nodo.atributos['style'] ?? ''] ?? 'text-left';
  return (
    <Tag className={`${CELDA} ${align} ${Tag === 'th' ? 'bg-raised font-medium' : ''}`}>
      <Partes nodos={nodo.hijos} en={en} />
    </Tag>
  );
};

/** Wider than the panel, it is scrolled by itself; the keyboard does that only where the focus can go. */
const Tabla = ({ nodo, en }: ParteProps) => {
  const { t } = useTranslation('escritura');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div tabIndex={0} role="group" aria-label={t('tabla')} className="max-w-full overflow-x-auto">
      <table className="border-collapse text-sm [&_a]:wrap-break-word">
        <Partes nodos={nodo.hijos} en={en} />
      </table>
    </div>
  );
};

type Dibuja = (props: ParteProps) => ReactNode;

/** How each part is shown. What is not here is shown as its text. */
const DIBUJA: Record<string, Dibuja> = {
  paragraph: ({ nodo, en }) => (
    <p>
      <Partes nodos={nodo.hijos} en={en} />
    </p>
  ),
  heading: Titulo,
  blockquote: ({ nodo, en }) => (
    <blockquote className="flex flex-col gap-2 border-l-2 border-line-strong pl-3 text-muted">
      <Partes nodos={nodo.hijos} en={en} />
    </blockquote>
  ),
  bullet_list: ({ nodo, en }) => (
    <ul className={`list-disc ${lista}`}>
      <Partes nodos={nodo.hijos} en={en} />
    </ul>
  ),
  ordered_list: ({ nodo, en }) => (
    <ol start={Number(nodo.atributos['start'] ?? 1)} className={`list-decimal ${lista}`}>
      <Partes nodos={nodo.hijos} en={en} />
    </ol>
  ),
  list_item: Elemento,
  hr: () => <hr className="border-line" />,
  fence: ({ nodo }) => <Codigo texto={nodo.texto} lenguaje={nodo.info.trim().split(/\s/)[0] ?? ''} />,
  code_block: ({ nodo }) => <Codigo texto={nodo.texto} lenguaje="" />,
  code_inline: ({ nodo }) => (
    <code className="rounded-[4px] bg-raised px-1 py-px font-mono text-[0.92em] wrap-anywhere">
      {nodo.texto}
    </code>
  ),
  table: Tabla,
  thead: ({ nodo, en }) => (
    <thead>
      <Partes nodos={nodo.hijos} en={en} />
    </thead>
  ),
  tbody: ({ nodo, en }) => (
    <tbody>
      <Partes nodos={nodo.hijos} en={en} />
    </tbody>
  ),
  tr: ({ nodo, en }) => (
    <tr>
      <Partes nodos={nodo.hijos} en={en} />
    </tr>
  ),
  th: Celda,
  td: Celda,
  strong: ({ nodo, en }) => (
    <strong className="font-semibold">
      <Partes nodos={nodo.hijos} en={en} />
    </strong>
  ),
  em: ({ nodo, en }) => (
    <em>
      <Partes nodos={nodo.hijos} en={en} />
    </em>
  ),
  s: ({ nodo, en }) => (
    <s>
      <Partes nodos={nodo.hijos} en={en} />
    </s>
  ),
  softbreak: () => <br />,
  hardbreak: () => <br />,
  link: Vinculo,
  image: Dibujo,
  text: ({ nodo, en }) =>
    en.enlazado ? nodo.texto : <Trozos texto={nodo.texto} mencionadas={en.mencionadas} />,
};

export const Partes = ({ nodos, en }: { nodos: readonly Nodo[]; en: En }) =>
  nodos.map((nodo, index) => {
    const Parte = Object.hasOwn(DIBUJA, nodo.tipo) ? DIBUJA[nodo.tipo] : undefined;
    return Parte ? <Parte key={index} nodo={nodo} en={en} /> : nodo.texto;
  });

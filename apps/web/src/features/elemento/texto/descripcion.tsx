import { Pencil, Plus } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Elemento } from '../../../shared/elementos/elementos';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { borradorDe } from './borrador';
import { marcar } from './marcar';
import { useCambiarTexto } from './use-cambiar-texto';

const EditorDescripcion = parte(() => import('./editor-descripcion'), 'backlog', 'escritura');

/** A press on the text itself, and not on a link or a box in it, nor one that has selected some of it. */
const isSobreTexto = ({ target, currentTarget }: MouseEvent): boolean =>
  !(target as Element).closest('a, button, input, [tabindex]') &&
  currentTarget.contains(target as Node) &&
  getSelection()?.isCollapsed !== false;

/** The description of an item: read, ticked and, with a click on it, written in its place. */
export const Descripcion = ({ elemento, className = '' }: { elemento: Elemento; className?: string }) => {
  const { t } = useTranslation('backlog');
  const { descripcion } = elemento.datos;
  // What was being written when the page went.
  const [isEditing, setEditing] = useState(() => borradorDe(elemento) !== undefined);
  const [isOpened, setOpened] = useState(false);
  const [problema, setProblema] = useState<unknown>();
  const cambiar = useCambiarTexto(elemento);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpened(true);
    setEditing(true);
  };
  if (isEditing)
    return (
      <EditorDescripcion
        elemento={elemento}
        takesFocus={isOpened}
        problema={problema}
        onProblema={(error) => {
          setProblema(error);
          setEditing(true);
        }}
        onClose={(byKey) => {
          setProblema(undefined);
          flushSync(() => setEditing(false));
          if (byKey) opener.current?.focus({ preventScroll: true });
        }}
      />
    );
  if (!descripcion)
    return (
      <button
        ref={opener}
        type="button"
        onClick={open}
        className="hit -ml-1 inline-flex w-fit items-center gap-1.5 self-start rounded-control px-1 text-sm text-subtle hover:text-text"
      >
        <Plus aria-hidden className="size-4" />
        {t('texto.anadir')}
      </button>
    );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button does the same by keyboard
    <div
      className="group/texto relative -mx-2 cursor-text rounded-control px-2 hover:bg-raised/50"
      onClick={(event) => isSobreTexto(event) && open()}
      onKeyDown={(event) => {
        // With the focus in it, the key is about it, and not about the whole item.
        if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        open();
      }}
    >
      <TextoEscrito
        texto={descripcion}
        className={className}
        onMarcar={(linea, hecho) => cambiar('descripcion', marcar(elemento, linea, hecho))}
      />
      <IconButton
        ref={opener}
        label={t('texto.editar')}
        Icon={Pencil}
        iconClass="size-3.5"
        onClick={open}
        className="absolute -top-1 right-0 bg-surface opacity-0 group-hover/texto:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden"
      />
    </div>
  );
};

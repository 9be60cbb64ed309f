import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { Pencil, Smile, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { formatMomentoExacto } from '../../../shared/fechas/dates';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';
import { useSession } from '../../../shared/sesion/session';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';
import { leerEdicion } from './borrador-edicion';
import { EditarComentario } from './editar-comentario';
import { TextoLargo } from './texto-largo';

const VersionesComentario = parte(() => import('./versiones-comentario'), 'versiones');
const MarcasComentario = parte(() => import('./marcas-comentario'), 'marcas');
const MarcarComentario = parte(() => import('./marcar-comentario'), 'marcas');
const EliminarComentario = parte(() => import('./eliminar-comentario'));

interface ComentarioItemProps {
  comentario: Comentario;
  /** The comment's own address. */
  search: string;
  /** The current address points to this comment. */
  isBuscado: boolean;
  personas: Persona[];
  onArroba: () => void;
  /** Its author, and whoever administers the team. */
  mayDelete: boolean;
  isEditing: boolean;
  /** Somebody else has deleted it while it is being edited. */
  isGone: boolean;
  onEdit: () => void;
  /** The editor closes. */
  onEdited: () => void;
  onChanged: (comentario: Comentario) => void;
  onDeleted: (comentario: Comentario) => void;
}

/** No smooth scrolling for people who prefer reduced motion. */
const MARCA = 'animate-mark -mx-2 rounded-card px-2 motion-reduce:bg-accent-soft';

/** One comment; its author can change it. */
export const ComentarioItem = (props: ComentarioItemProps) => {
  const { comentario, search, isBuscado, personas, isEditing, isGone, onChanged, onDeleted } = props;
  const { t } = useTranslation(['backlog', 'comun']);
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(false);
  const [marking, setMarking] = useState<HTMLElement>();
  const pencil = useRef<HTMLButtonElement>(null);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBuscado) return;
    article.current?.scrollIntoView({ block: 'center' });
    article.current?.focus({ preventScroll: true });
  }, [isBuscado]);
  const { autor, texto, createdAt, editado, menciones } = comentario;
  const isOwn = autor !== null && autor._id === user._id;
  // What was being written in it when the page went.
  useEffect(() => {
    if (isOwn && leerEdicion(comentario._id)) props.onEdit();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes
  }, [comentario._id, isOwn]);
  const nombre = autor?.nombre ?? t('comun:persona.sinNombre');
  const close = () => {
    // The edit button has to exist before it can take the focus.
    flushSync(props.onEdited);
    pencil.current?.focus();
  };
  return (
    <li aria-current={isBuscado || undefined} className={`flex gap-2 py-2 text-sm ${isBuscado ? MARCA : ''}`}>
      <Avatar nombre={nombre} src={autor?.avatar} size="sm" />
      <article
        ref={article}
        tabIndex={-1}
        aria-label={t('comentarios.de', { nombre })}
        className="flex min-w-0 flex-1 flex-col gap-0.5 outline-none"
      >
        <div className="flex items-start gap-1">
          <p className="min-w-0 flex-1 break-words">
            <span className="font-medium">{nombre}</span>{' '}
            <span className="text-xs text-subtle">
              <Link replace to={{ search }} className="rounded-control hover:underline">
                <span className="sr-only">{t('comentarios.enlace')} </span>
                <MomentoRelativo iso={createdAt} />
              </Link>
              {editado && (
                <>
                  {' · '}
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={`${t('comentarios.editado')}. ${t('historial.versiones')}`}
                    title={formatMomentoExacto(editado)}
                    onClick={() => setReading(true)}
                    className="hit rounded-control hover:underline"
                  >
                    {t('comentarios.editado')}
                  </button>
                </>
              )}
            </span>
          </p>
          {!isEditing && (
            <span className="-my-1.5 flex shrink-0 pointer-coarse:-my-3">
              <IconButton
                label={t('comentarios.marcar', { nombre })}
                Icon={Smile}
                iconClass="size-3.5"
                aria-haspopup="menu"
                aria-expanded={marking !== undefined}
                onClick={({ currentTarget }) => setMarking(marking ? undefined : currentTarget)}
              />
              {isOwn && (
                <IconButton
                  ref={pencil}
                  label={t('comentarios.editar')}
                  Icon={Pencil}
                  iconClass="size-3.5"
                  onClick={props.onEdit}
                />
              )}
              {props.mayDelete && (
                <IconButton
                  label={isOwn ? t('comentarios.eliminarMio') : t('comentarios.eliminar', { nombre })}
                  tone="danger"
                  Icon={Trash2}
                  iconClass="size-3.5"
                  onClick={() => setAsking(true)}
                />
              )}
            </span>
          )}
        </div>
        {isEditing ? (
          <EditarComentario
            comentario={comentario}
            personas={personas}
            onArroba={props.onArroba}
            isGone={isGone}
            onSaved={onChanged}
            onClose={close}
          />
        ) : (
          <TextoLargo texto={texto}>
            <TextoEscrito texto={texto} mencionadas={personas.filter(({ _id }) => menciones.includes(_id))} />
          </TextoLargo>
        )}
        {(comentario.reacciones || comentario.decision) && <MarcasComentario comentario={comentario} />}
      </article>
      {marking && (
        <MarcarComentario comentario={comentario} anchor={marking} onClose={() => setMarking(undefined)} />
      )}
      {reading && <VersionesComentario id={comentario._id} onClose={() => setReading(false)} />}
      {asking && (
        <EliminarComentario
          comentario={comentario}
          title={isOwn ? t('comentarios.eliminarMio') : t('comentarios.eliminar', { nombre })}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
};

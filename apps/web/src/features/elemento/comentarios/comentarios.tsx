import type { Comentario } from '@pmp/contracts/proyectos';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDeleted, tellSaved } from '../../../shared/almacen/tell';
import { useTextoQuieto } from '../../../shared/escritura/use-texto-quieto';
import { useAdministra } from '../../../shared/queries/use-administra';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { parte } from '../../../shared/partes/parte';
import { useSession } from '../../../shared/sesion/session';
import { Button } from '../../../shared/ui/controles/button';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { useRetenidos } from '../eliminar/use-retenidos';
import type { Comentado } from './comentarios-api';
import { ComentarioItem } from './comentario-item';
import { NuevoComentario } from './nuevo-comentario';
import { useBuscado } from './use-buscado';
import { useComentarios } from './use-comentarios';

const DecisionesElemento = parte(() => import('./decisiones-elemento'), 'marcas');

interface ComentariosProps {
  elemento: Comentado;
  proyectoId: string;
}

const take = (comentario: Comentario) => void tellSaved('comentario', comentario);

/** The comments on a story or task, oldest first, and the field to write one. */
export const Comentarios = ({ elemento, proyectoId }: ComentariosProps) => {
  const { t } = useTranslation('backlog');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNaming, setIsNaming] = useState(false);
  const onArroba = useCallback(() => setIsNaming(true), []);
  const { query, comentarios: suyos, decisiones, llegado } = useComentarios(elemento);
  const { items: comentarios, ...retenidos } = useRetenidos(suyos);
  const { buscado, isGone, leave, searchOf } = useBuscado({ query, comentarios: suyos });
  const proyecto = useProyecto(proyectoId);
  const isQuieto = useTextoQuieto(comentarios.map(({ texto }) => texto).join('\n'));
  const someNamed = comentarios.some(({ texto }) => texto.includes('@'));
  const { personas } = useMiembros(isNaming || someNamed ? proyecto.data?.equipo._id : undefined);
  const { user } = useSession();
  const someOthers = comentarios.some(({ autor }) => autor?._id !== user._id);
  const administra = useAdministra(proyecto.data?.equipo._id, someOthers);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-sm font-medium outline-none">
        {t('comentarios.titulo')}
      </h3>
      <p role="status" className="sr-only">
        {llegado?.autor && t('comentarios.nuevoDe', { nombre: llegado.autor.nombre })}
      </p>
      {(query.isPending || !isQuieto) && (
        <Spinner label={t('comentarios.cargando')} className="justify-start" />
      )}
      {query.error && <RetryNotice message={t('comentarios.error')} query={query} />}
      {decisiones.length > 0 && <DecisionesElemento decisiones={decisiones} searchOf={searchOf} />}
      {query.isSuccess && comentarios.length === 0 && (
        <p className="text-sm text-subtle">{t('comentarios.vacio')}</p>
      )}
      {isGone && (
        <p role="status" className="text-sm text-muted">
          {t('comentarios.yaNoEsta')}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className="self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('comentarios.mas')}
        </Button>
      )}
      {isQuieto && comentarios.length > 0 && (
        <ol aria-labelledby={headingId} className="flex flex-col">
          {comentarios.map((comentario) => (
            <ComentarioItem
              key={comentario._id}
              comentario={comentario}
              search={searchOf(comentario._id)}
              isBuscado={comentario._id === buscado}
              personas={personas}
              onArroba={onArroba}
              mayDelete={administra || comentario.autor?._id === user._id}
              isEditing={retenidos.isEditing(comentario._id)}
              isGone={retenidos.isGone(comentario._id)}
              onEdit={() => retenidos.hold(comentario)}
              onEdited={() => {
                // With one that is gone goes the button that would get the focus.
                if (retenidos.isGone(comentario._id)) heading.current?.focus({ preventScroll: true });
                retenidos.release(comentario._id);
              }}
              onChanged={take}
              onDeleted={(gone) => {
                if (gone._id === buscado) leave();
                tellDeleted({ entidad: 'comentario', id: gone._id }, gone.version + 1);
                // Without scrolling there: the person goes on reading where they are.
                heading.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ol>
      )}
      <NuevoComentario elemento={elemento} personas={personas} onArroba={onArroba} onSent={take} />
    </section>
  );
};

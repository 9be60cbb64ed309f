import type { Tarea } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cambios } from '../../../shared/vivo/cambios';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { useLista } from '../../../shared/elementos/lista';
import { useOpener } from '../../../shared/navegar/opener';
import { paths } from '../../../shared/navegar/paths';
import { proyectoCrumbs } from '../../../shared/ui/pagina/proyecto-crumbs';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { getElemento } from '../api/get-elemento';
import { BacklogDialogs, type OpenDialog } from '../formularios/backlog-dialogs';
import { Completar } from '../cambiar/completar';
import { layPendientes } from '../arbol/lay-pendientes';
import { Cabecera } from './cabecera';
import { TareaDetalle } from './tarea-detalle';

/** The task, kept up to date and with changes that wait to be sent; null while it is in the trash. */
const useTareaLive = (inicial: Tarea): Tarea | null => {
  const [tarea, setTarea] = useState<Tarea | null>(inicial);
  useEffect(
    () =>
      cambios.subscribe(({ _id, accion, version, datos }) => {
        if (_id !== inicial._id) return;
        if (accion === 'eliminado') setTarea(null);
        // After a deletion only a restoration counts: a late change would show a task that is in the trash.
        else
          setTarea((now) => ((now ? now.version < version : accion === 'creado') ? (datos as Tarea) : now));
      }),
    [inicial._id],
  );
  const known = tarea && inicial.version > tarea.version ? inicial : tarea;
  const pendientes = usePendientes();
  return useMemo(
    () => (known ? (layPendientes('tarea', [known], pendientes, [])[0] ?? known) : null),
    [known, pendientes],
  );
};

/** A task's own page, with the same content as the backlog's side panel. */
export const TareaPage = ({ inicial }: { inicial: Tarea }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const tarea = useTareaLive(inicial);
  const dialogs = useOpener<OpenDialog>();
  const { proyecto: proyectoId, historiaId } = tarea ?? inicial;
  const proyecto = useProyecto(proyectoId);
  useMuestra([proyectoId]);
  const historia = useQuery({
    queryKey: ['historia', historiaId],
    queryFn: ({ signal }) => getElemento({ entidad: 'historia', id: historiaId }, signal),
  });
  const backlog = paths.backlog(proyectoId);
  const esta = tarea ? ({ entidad: 'tarea', datos: tarea } as const) : undefined;
  useLista({ refs: [], find: (id) => (id === esta?.datos._id ? esta : undefined), propio: esta });
  return (
    <>
      {tarea ? (
        <>
          <PageHeader
            title={tarea.titulo}
            proyecto={proyectoId}
            crumbs={[...proyectoCrumbs(proyecto), { label: t('titulo'), to: backlog }]}
            meta={
              <>
                <Completar tarea={tarea} />
                <Cabecera id={tarea._id} clave={tarea.clave} titulo={tarea.titulo} />
              </>
            }
            actions={
              <>
                <Button
                  aria-label={t('comun:accion.editar')}
                  onClick={() => dialogs.open({ kind: 'tarea', historiaId, tarea })}
                  icon={<Pencil aria-hidden className="size-4" />}
                >
                  <span className="hidden sm:inline">{t('comun:accion.editar')}</span>
                </Button>
                <IconButton
                  label={t('comun:accion.eliminar')}
                  tone="danger"
                  Icon={Trash2}
                  onClick={() => eliminacion.open({ elementos: [{ entidad: 'tarea', datos: tarea }] })}
                />
                <span data-elemento={tarea._id} className="contents">
                  <MenuBoton label={t('acciones', { titulo: tarea.titulo })} />
                </span>
              </>
            }
          />
          <PageBody>
            <div data-elemento={tarea._id} data-pagina>
              <TareaDetalle tarea={tarea} historia={historia.data} />
            </div>
          </PageBody>
        </>
      ) : (
        <>
          <PageHeader title={inicial.titulo} />
          <PageBody>
            <EmptyState
              drawing="path"
              title={t('tareaEliminada')}
              action={<ButtonLink to={backlog}>{t('irBacklog')}</ButtonLink>}
            />
          </PageBody>
        </>
      )}
      {/* Stays when the task goes: what is being typed is not lost with it. */}
      <BacklogDialogs dialogs={dialogs} proyectoId={proyectoId} proyecto={proyecto.data} />
    </>
  );
};

export default TareaPage;

import { Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilas } from '../../../shared/almacen/lista';
import { useMuestra } from '../../../shared/vivo/mostrados';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { formulario } from '../../../shared/elementos/formulario';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { useLista } from '../../../shared/elementos/lista';
import { paths } from '../../../shared/navegar/paths';
import { proyectoCrumbs } from '../../../shared/ui/pagina/proyecto-crumbs';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { useElemento } from '../leer/use-elemento';
import { Completar } from '../../../shared/elementos/cambiar/completar';
import { Cabecera } from '../detalle/cabecera';
import { Titulo } from '../texto/titulo';
import { TareaDetalle } from '../detalle/tarea-detalle';

/** A task's own page, with the same content as the backlog's side panel. */
export const TareaPage = ({ id }: { id: string }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const [tarea] = useFilas(
    'tarea',
    useMemo(() => ({ ids: [id], desde: 0 }), [id]),
  );
  // As it was before somebody deleted it: what is being typed is not lost with it.
  const [vista, setVista] = useState(tarea);
  if (tarea && tarea !== vista) setVista(tarea);
  const { proyecto: proyectoId = '', historiaId = '', titulo = '' } = tarea ?? vista ?? {};
  const proyecto = useProyecto(proyectoId);
  useMuestra([proyectoId]);
  const historia = useElemento(historiaId ? { entidad: 'historia', id: historiaId } : undefined);
  const backlog = paths.backlog(proyectoId);
  const esta = tarea ? ({ entidad: 'tarea', datos: tarea } as const) : undefined;
  useLista({ refs: [], find: (id) => (id === esta?.datos._id ? esta : undefined), propio: esta });
  return (
    <>
      {tarea ? (
        <>
          <PageHeader
            title={tarea.titulo}
            heading={esta && <Titulo elemento={esta} />}
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
                  onClick={() => formulario.open({ kind: 'tarea', proyectoId, historiaId, tarea })}
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
              <TareaDetalle tarea={tarea} historia={historia.uno[0]} />
            </div>
          </PageBody>
        </>
      ) : (
        <>
          <PageHeader title={titulo} />
          <PageBody>
            <EmptyState
              drawing="path"
              title={t('tareaEliminada')}
              action={<ButtonLink to={backlog}>{t('irBacklog')}</ButtonLink>}
            />
          </PageBody>
        </>
      )}
    </>
  );
};

export default TareaPage;

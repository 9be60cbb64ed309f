import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Ref } from '../../../shared/elementos/elementos';
import { eliminacion } from '../../../shared/elementos/eliminacion';
import { useOpener } from '../../../shared/navegar/opener';
import { paths } from '../../../shared/navegar/paths';
import { useProyecto } from '../../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../../shared/ui/controles/button';
import { Clave } from '../../../shared/ui/fichas/clave';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { EmptyState } from '../../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { proyectoCrumbs } from '../../../shared/ui/pagina/proyecto-crumbs';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { isMissing } from '../../../shared/http/errors';
import { getElemento } from '../api/get-elemento';
import { byOrden } from '../arbol/backlog-tree';
import { useBacklog } from '../filtrar/use-backlog';
import { BacklogDialogs, type OpenDialog } from '../formularios/backlog-dialogs';
import { HistoriaDetalle } from './historia-detalle';

const Historia = ({ id, proyectoId }: { id: string; proyectoId: string }) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const navigate = useNavigate();
  const { epicas, historias, tareas, isPending } = useBacklog(proyectoId);
  const proyecto = useProyecto(proyectoId);
  const dialogs = useOpener<OpenDialog>();
  const historia = historias.find(({ _id }) => _id === id);
  const backlog = paths.backlog(proyectoId);
  const abrir = (ref: Ref) => void navigate(paths.tarea(ref.id));
  if (isPending) return <Spinner label={t('comun:cargando')} className="py-24" />;
  return (
    <>
      <PageHeader
        proyecto={proyectoId}
        title={historia?.titulo ?? t('historiaEliminada')}
        crumbs={[...proyectoCrumbs(proyecto), { label: t('titulo'), to: backlog }]}
        meta={historia && <Clave clave={historia.clave} />}
        actions={
          historia && (
            <>
              <Button
                aria-label={t('comun:accion.editar')}
                onClick={() => dialogs.open({ kind: 'historia', epicaId: historia.epicaId._id, historia })}
                icon={<Pencil aria-hidden className="size-4" />}
              >
                <span className="hidden sm:inline">{t('comun:accion.editar')}</span>
              </Button>
              <IconButton
                label={t('comun:accion.eliminar')}
                tone="danger"
                icon={<Trash2 aria-hidden className="size-4" />}
                onClick={() => eliminacion.open({ elementos: [{ entidad: 'historia', datos: historia }] })}
              />
            </>
          )
        }
      />
      <PageBody className="max-w-3xl">
        {historia ? (
          <div data-elemento={id}>
            <HistoriaDetalle
              historia={historia}
              epica={historia.epicaId.titulo}
              tareas={tareas.filter(({ historiaId }) => historiaId === id).toSorted(byOrden)}
              onElegir={abrir}
            />
          </div>
        ) : (
          <EmptyState
            drawing="path"
            title={t('historiaEliminada')}
            action={<ButtonLink to={backlog}>{t('irBacklog')}</ButtonLink>}
          />
        )}
      </PageBody>
      {/* Stays when the story goes: what is being typed is not lost with it. */}
      <BacklogDialogs dialogs={dialogs} proyectoId={proyectoId} proyecto={proyecto.data} epicas={epicas} />
    </>
  );
};

/** A story's own page, with the same content as the side panel. */
const HistoriaPage = () => {
  const { t } = useTranslation(['backlog', 'comun']);
  const id = useParams()['id'] ?? '';
  const query = useQuery({
    queryKey: ['elemento', 'historia', id],
    queryFn: async ({ signal }) => ({
      entidad: 'historia' as const,
      datos: await getElemento({ entidad: 'historia', id }, signal),
    }),
  });
  if (query.data) return <Historia key={id} id={id} proyectoId={query.data.datos.proyecto} />;
  if (query.isPending) return <Spinner label={t('comun:cargando')} className="py-24" />;
  return (
    <>
      <PageHeader title={t('entidad.historia')} />
      <PageBody>
        {isMissing(query.error) ? (
          <EmptyState
            drawing="path"
            title={t('historiaNoEncontrada')}
            action={<ButtonLink to={paths.panel}>{t('irInicio')}</ButtonLink>}
          />
        ) : (
          <RetryNotice
            message={t('error.elementos')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </PageBody>
    </>
  );
};

export default HistoriaPage;

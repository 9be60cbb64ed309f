import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLista } from '../../shared/elementos/lista';
import { statusOf } from '../../shared/http/errors';
import { useSession } from '../../shared/sesion/session';
import { Avatar } from '../../shared/ui/fichas/avatar';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { useMuestra } from '../../shared/vivo/mostrados';
import { Contadores } from './contadores';
import { elementosDe } from './elementos-de';
import { GraficosResumen } from './graficos-resumen';
import { MiTrabajo } from './mi-trabajo';
import { PanelSkeleton } from './panel-skeleton';
import { ProyectosRecientes } from './proyectos-recientes';
import { TareasRecientes } from './tareas-recientes';
import { useResumen } from './use-resumen';

/** Fetched by the few who have no project yet. */
const PrimerosPasos = lazy(() => import('./primeros-pasos'));

const PanelPage = () => {
  const { t } = useTranslation(['panel', 'comun']);
  const { user } = useSession();
  const nombre = user.nombre || t('comun:persona.sinNombre');
  const { data, error, isFetching, refetch } = useResumen();
  const elementos = useMemo(() => (data ? elementosDe(data) : []), [data]);
  useMuestra([
    ...elementos.map(({ datos }) => datos.proyecto),
    ...(data?.proyectosRecientes ?? []).map(({ _id }) => _id),
  ]);
  useLista({
    refs: elementos.map(({ entidad, datos }) => ({ entidad, id: datos._id })),
    find: (id) => elementos.find(({ datos }) => datos._id === id),
  });
  // A refusal by the server has another text than no answer at all.
  const errorMessage = statusOf(error) === 200 ? t('errorProyectos') : t('error');
  return (
    <>
      <PageHeader
        title={t('titulo')}
        actions={
          <span className="flex items-center gap-2 text-sm text-muted">
            <span className="max-sm:sr-only">{nombre}</span>
            <Avatar nombre={nombre} src={user.avatar} />
          </span>
        }
      />
      <PageBody className="flex flex-col gap-4">
        {error && <RetryNotice message={errorMessage} query={{ isFetching, refetch }} />}
        {!data && !error && <PanelSkeleton />}
        {data && (
          <>
            {data.estadisticas.totalProyectos === 0 && (
              <Suspense>
                <PrimerosPasos />
              </Suspense>
            )}
            {data.misTareas && data.estadisticas.totalProyectos > 0 && (
              <MiTrabajo tareas={data.misTareas} historias={data.misHistorias ?? []} />
            )}
            <Contadores estadisticas={data.estadisticas} />
            <GraficosResumen resumen={data} />
            <div className="grid gap-4 lg:grid-cols-2">
              <ProyectosRecientes proyectos={data.proyectosRecientes} />
              <TareasRecientes tareas={data.tareasRecientes} />
            </div>
          </>
        )}
      </PageBody>
    </>
  );
};

export default PanelPage;

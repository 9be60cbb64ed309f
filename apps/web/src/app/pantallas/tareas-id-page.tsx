import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { leerLista } from '../../shared/almacen/lista';
import { isMissing, statusOf } from '../../shared/http/errors';
import { pedir } from '../../shared/http/pedir';
import { ID_PATTERN } from '../../shared/http/new-id';
import { paths } from '../../shared/navegar/paths';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../shared/ui/pagina/spinner';

const AlertasPage = lazy(() => import('../../features/alertas/alertas-page'));
const TareaPage = lazy(() => import('../../features/elemento/pagina/tarea-page'));

/** This address may be a project's alerts or a task: asks the server what the id belongs to. */
const TareasIdPage = () => {
  const { t } = useTranslation('tareas');
  const id = useParams()['id'] ?? '';
  const proyectos = useProyectos();
  const isProyecto = proyectos.data?.some(({ _id }) => _id === id) ?? false;
  const tarea = useQuery({
    queryKey: ['tarea', id],
    queryFn: ({ signal }) =>
      leerLista('tarea', async () => [(await pedir(rutasTareas.leer, { params: { id }, signal })).tarea]),
    enabled: proyectos.isSuccess && !isProyecto && ID_PATTERN.test(id),
  });

  if (isProyecto) return <AlertasPage key={id} />;
  // What has been seen stays when it cannot be read again: somebody may be writing in it.
  if (tarea.data && !isMissing(tarea.error)) return <TareaPage key={id} id={id} />;
  const error = proyectos.error ?? (statusOf(tarea.error) === 404 ? null : tarea.error);
  if (error)
    return (
      <>
        <PageHeader title={t('titulo')} />
        <PageBody>
          <RetryNotice
            message={t('direccion.errorComprobar')}
            query={{ refetch: () => void (proyectos.error ? proyectos.refetch() : tarea.refetch()) }}
          />
        </PageBody>
      </>
    );
  if (proyectos.isPending || tarea.isLoading)
    return <Spinner label={t('direccion.comprobando')} className="py-24" />;
  return (
    <>
      <PageHeader title={t('direccion.noEncontrado.titulo')} />
      <PageBody>
        <EmptyState
          drawing="path"
          title={t('direccion.noEncontrado.texto')}
          action={<ButtonLink to={paths.panel}>{t('direccion.volver')}</ButtonLink>}
        />
      </PageBody>
    </>
  );
};

export default TareasIdPage;

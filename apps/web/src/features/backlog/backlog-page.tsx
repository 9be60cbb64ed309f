import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { statusOf } from '../../shared/errors';
import { paths } from '../../shared/paths';
import { useProyecto } from '../../shared/queries/use-proyecto';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { IconButton } from '../../shared/ui/icon-button';
import { KeyChip } from '../../shared/ui/key-chip';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { BacklogDialogs, type OpenDialog } from './backlog-dialogs';
import { BacklogSkeleton } from './backlog-skeleton';
import { backlogTree } from './backlog-tree';
import { EpicaItem } from './epica-item';
import { errorConDetalle } from './error-con-detalle';
import { useBacklog } from './use-backlog';

const BacklogPage = () => {
  const { t } = useTranslation('backlog');
  const proyectoId = useParams()['proyectoId'] ?? '';
  const proyecto = useProyecto(proyectoId);
  const backlog = useBacklog(proyectoId);
  const [open, setOpen] = useState<OpenDialog>();
  const status = statusOf(proyecto.error);

  if (status === 404 || status === 400)
    return (
      <>
        <PageHeader title={t('titulo')} />
        <PageBody>
          <EmptyState
            drawing="path"
            title={t('noEncontrado')}
            action={<ButtonLink to={paths.proyectos}>{t('irProyectos')}</ButtonLink>}
          />
        </PageBody>
      </>
    );

  const tree = backlogTree(backlog.epicas, backlog.historias, backlog.tareas);
  const counts = [
    t('epicas', { count: backlog.epicas.length }),
    t('historias', { count: backlog.historias.length }),
    t('tareas', { count: backlog.tareas.length }),
  ];
  const newEpica = (
    <Button
      variant="primary"
      onClick={() => setOpen({ kind: 'epica' })}
      icon={<Plus aria-hidden className="size-4" />}
    >
      {t('nuevaEpica')}
    </Button>
  );
  const reload = () => {
    void proyecto.refetch();
    backlog.refetch();
  };

  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={proyecto.data && [{ label: proyecto.data.nombre, to: paths.proyecto(proyectoId) }]}
        meta={
          <span className="num flex flex-wrap items-center gap-x-2 text-sm text-subtle">
            {proyecto.data && <KeyChip>{proyecto.data.clave}</KeyChip>}
            {!backlog.isPending && !backlog.isMissing && counts.join(' · ')}
          </span>
        }
        actions={
          <>
            <IconButton
              label={t('recargar')}
              onClick={reload}
              icon={<RotateCw aria-hidden className={`size-4 ${backlog.isFetching ? 'animate-spin' : ''}`} />}
            />
            {newEpica}
          </>
        }
      />
      <PageBody className="flex flex-col gap-3">
        {proyecto.error && (
          <RetryNotice
            message={errorConDetalle(t, t('error.proyecto'), proyecto.error)}
            busy={proyecto.isFetching}
            onRetry={reload}
          />
        )}
        {backlog.error && (
          <RetryNotice
            message={errorConDetalle(t, t('error.elementos'), backlog.error)}
            busy={backlog.isFetching}
            onRetry={backlog.refetch}
          />
        )}
        {backlog.isPending && <BacklogSkeleton />}
        {!backlog.isPending && !backlog.isMissing && tree.length === 0 && (
          <EmptyState drawing="list" title={t('vacio')} text={t('vacioTexto')} action={newEpica} />
        )}
        {!backlog.isPending &&
          tree.map((node) => <EpicaItem key={node.epica._id} node={node} onOpen={setOpen} />)}
      </PageBody>
      <BacklogDialogs
        open={open}
        proyectoId={proyectoId}
        epicas={backlog.epicas}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
};

export default BacklogPage;

import type { Proyecto } from '@pmp/contracts/proyectos';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCrear } from '../../shared/crear';
import { Button } from '../../shared/ui/button';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { AvisoEjemplo } from './aviso-ejemplo';
import { ProyectosGrid } from './proyectos-grid';
import { ProyectosSkeleton } from './proyectos-skeleton';
import { useProyectosView } from './use-proyectos-view';

const ProyectoForm = lazy(() => import('./proyecto-form'));
const EliminarProyecto = lazy(() => import('./eliminar-proyecto'));

type Open = { form: Proyecto | 'nuevo' } | { eliminar: Proyecto };

const ProyectosPage = () => {
  const { t } = useTranslation(['proyectos', 'comun']);
  const { query, sampled, proyectos, sampleStore } = useProyectosView();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const create = () => setOpen({ form: 'nuevo' });
  useCrear(create);
  const retry = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={t('titulo')}
        meta={proyectos && !sampled && <span className="num text-sm text-subtle">{proyectos.length}</span>}
        actions={
          <Button variant="primary" onClick={create} icon={<Plus aria-hidden className="size-4" />}>
            {t('nuevo')}
          </Button>
        }
      />
      <PageBody className="flex flex-col gap-4">
        {sampled && <AvisoEjemplo texto={t('ejemplo.texto')} busy={query.isFetching} onRetry={retry} />}
        {query.error && !sampled && (
          <RetryNotice message={t('error.cargar')} busy={query.isFetching} onRetry={retry} />
        )}
        {query.isPending && <ProyectosSkeleton />}
        {proyectos && (
          <ProyectosGrid
            proyectos={proyectos}
            onCreate={create}
            onEdit={(proyecto) => setOpen({ form: proyecto })}
            onDelete={(proyecto) => setOpen({ eliminar: proyecto })}
          />
        )}
      </PageBody>
      <Suspense>
        {open && 'form' in open && (
          <ProyectoForm
            proyecto={open.form === 'nuevo' ? undefined : open.form}
            sampleStore={sampleStore}
            onClose={close}
          />
        )}
        {open && 'eliminar' in open && (
          <EliminarProyecto proyecto={open.eliminar} sampleStore={sampleStore} onClose={close} />
        )}
      </Suspense>
    </>
  );
};

export default ProyectosPage;

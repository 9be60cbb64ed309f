import type { Equipo } from '@pmp/contracts/usuarios';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCrear } from '../../shared/crear';
import { useSession } from '../../shared/session';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { canEditEquipo } from './can-edit-equipo';
import { EquipoCard } from './equipo-card';
import { EquiposSkeleton, gridClass } from './equipos-skeleton';
import { useEquipos } from './use-equipos';

const EquipoForm = lazy(() => import('./equipo-form'));
const EquipoDetalle = lazy(() => import('./equipo-detalle'));
const EliminarEquipo = lazy(() => import('./eliminar-equipo'));

type Open = { form: Equipo | 'nuevo' } | { detalle: Equipo } | { eliminar: Equipo };

const EquiposPage = () => {
  const { t } = useTranslation('equipos');
  const { user } = useSession();
  const { data: equipos, error, isPending, isFetching, refetch } = useEquipos();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const createButton = (label: string) => (
    <Button
      variant="primary"
      onClick={() => setOpen({ form: 'nuevo' })}
      icon={<Plus aria-hidden className="size-4" />}
    >
      {label}
    </Button>
  );
  const canCreate = user.rol === 'admin';
  useCrear(canCreate ? () => setOpen({ form: 'nuevo' }) : undefined);
  return (
    <>
      <PageHeader
        title={t('titulo')}
        meta={equipos && <span className="num text-sm text-subtle">{equipos.length}</span>}
        actions={canCreate && createButton(t('nuevo'))}
      />
      <PageBody className="flex flex-col gap-4">
        {error && (
          <RetryNotice message={t('error.cargar')} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {isPending && <EquiposSkeleton />}
        {equipos?.length === 0 && (
          <EmptyState
            drawing="people"
            title={t('vacio')}
            text={canCreate ? t('vacioTexto') : t('vacioUsuario')}
            action={canCreate && createButton(t('crearPrimero'))}
          />
        )}
        {equipos && equipos.length > 0 && (
          <ul className={gridClass}>
            {equipos.map((equipo) => (
              <EquipoCard
                key={equipo._id}
                equipo={equipo}
                editable={canEditEquipo(equipo, user)}
                onDetails={() => setOpen({ detalle: equipo })}
                onEdit={() => setOpen({ form: equipo })}
                onDelete={() => setOpen({ eliminar: equipo })}
              />
            ))}
          </ul>
        )}
      </PageBody>
      <Suspense>
        {open && 'form' in open && (
          <EquipoForm equipo={open.form === 'nuevo' ? undefined : open.form} onClose={close} />
        )}
        {open && 'detalle' in open && <EquipoDetalle equipo={open.detalle} onClose={close} />}
        {open && 'eliminar' in open && <EliminarEquipo equipo={open.eliminar} onClose={close} />}
      </Suspense>
    </>
  );
};

export default EquiposPage;

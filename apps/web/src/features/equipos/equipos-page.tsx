import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCrear } from '../../shared/navegar/crear';
import { useConfiguracionPublica } from '../../shared/http/configuracion-publica';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { useOpener } from '../../shared/navegar/opener';
import { paths } from '../../shared/navegar/paths';
import { useAdministracion } from '../../shared/queries/use-administracion';
import { useSession } from '../../shared/sesion/session';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { PARAM_ANADIR, Peticion } from './anadir/peticion';
import { canEditEquipo } from './can-edit-equipo';
import { columnasMiembro, miembrosDe } from './columnas-miembro';
import { EquipoCard } from './equipo-card';
import { EquipoDialogs, type OpenDialog } from './equipo-dialogs';
import { EquiposSkeleton, gridClass } from './equipos-skeleton';
import { useEquipos } from './use-equipos';

const EquiposPage = () => {
  const { t } = useTranslation('equipos');
  const { user } = useSession();
  const { data: equipos, error, isPending, isFetching, refetch } = useEquipos();
  const asked = useSearchParams()[0].get(PARAM_ANADIR);
  const dialogs = useOpener<OpenDialog>();
  const createButton = (label: string) => (
    <Button
      variant="primary"
      onClick={() => dialogs.open({ form: 'nuevo' })}
      icon={<Plus aria-hidden className="size-4" />}
    >
      {label}
    </Button>
  );
  const canCreate = user.rol === 'admin';
  const { registro } = useConfiguracionPublica();
  const edits = equipos?.some((equipo) => canEditEquipo(equipo, user)) === true;
  const administracion = useAdministracion(!canCreate && (equipos?.length === 0 || edits));
  const invita = registro !== 'cerrado' && (canCreate || administracion?.invitanEquipos === true);
  const vacioUsuario =
    administracion?.hayAdministracion === false ? t('sinAdministracion') : t('vacioUsuario');
  useCrear(canCreate ? () => dialogs.open({ form: 'nuevo' }) : undefined);
  useHoja({
    hoja: () => equipos && hojaDe(t('titulo'), equipos.flatMap(miembrosDe), columnasMiembro()),
    ...(canCreate && { pegar: { entidad: 'equipo', proyecto: '' } }),
  });
  return (
    <>
      <PageHeader
        title={t('titulo')}
        conLista
        meta={equipos && <span className="num text-sm text-subtle">{equipos.length}</span>}
        actions={canCreate && createButton(t('nuevo'))}
      />
      <PageBody className="flex flex-col gap-4">
        {error && <RetryNotice message={t('error.cargar')} query={{ isFetching, refetch }} />}
        {isPending && <EquiposSkeleton />}
        {canCreate && equipos && asked && <Peticion key={asked} _id={asked} equipos={equipos} />}
        {equipos?.length === 0 && (
          <EmptyState
            drawing="people"
            title={t('vacio')}
            text={canCreate ? t('vacioTexto') : vacioUsuario}
            action={
              canCreate ? (
                createButton(t('crearPrimero'))
              ) : (
                <ButtonLink to={paths.panel}>{t('pedir')}</ButtonLink>
              )
            }
          />
        )}
        {equipos && equipos.length > 0 && (
          <ul className={gridClass}>
            {equipos.map((equipo) => (
              <EquipoCard
                key={equipo._id}
                equipo={equipo}
                editable={canEditEquipo(equipo, user)}
                onDetails={() => dialogs.open({ detalle: equipo })}
                onEdit={() => dialogs.open({ form: equipo })}
                onDelete={() => dialogs.open({ eliminar: equipo })}
                onInvite={
                  invita && canEditEquipo(equipo, user) ? () => dialogs.open({ invitar: equipo }) : undefined
                }
              />
            ))}
          </ul>
        )}
      </PageBody>
      <EquipoDialogs dialogs={dialogs} />
    </>
  );
};

export default EquiposPage;

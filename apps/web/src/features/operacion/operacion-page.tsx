import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navegar/paths';
import { useSession } from '../../shared/sesion/session';
import { CardsSkeleton } from '../../shared/ui/pagina/cards-skeleton';
import { IconButton } from '../../shared/ui/controles/icon-button';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { SoloAdministra } from '../../shared/ui/pagina/solo-administra';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { GatewayCard } from './gateway-card';
import { InstalacionCard } from './instalacion/instalacion-card';
import { LetrasLista } from './letras-lista';
import { ServicioCard } from './servicio-card';
import { EVERY_S, useOperacion } from './use-operacion';

const gridClass = 'grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4';
const PROCESOS = 7;

const Operacion = () => {
  const { t } = useTranslation(['operacion', 'comun', 'navegacion']);
  const { data, error, isPending, isFetching, refetch } = useOperacion();
  return (
    <>
      <PageHeader
        title={t('titulo')}
        crumbs={[{ label: t('navegacion:enlace.configuracion'), to: paths.configuracion }]}
        actions={
          <IconButton label={t('comun:accion.recargar')} onClick={() => void refetch()} Icon={RotateCw} />
        }
      />
      <PageBody className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t('intro', { segundos: EVERY_S })}</p>
        {error && <RetryNotice message={t('error.cargar')} query={{ isFetching, refetch }} />}
        {isPending && (
          <CardsSkeleton label={t('comun:cargando')} grid={gridClass} card="h-40" count={PROCESOS} />
        )}
        {data && <InstalacionCard operacion={data} />}
        {data && (
          <section aria-labelledby="servicios" className="flex flex-col gap-3">
            <h2 id="servicios" className="font-semibold">
              {t('servicios.titulo')}
            </h2>
            <div className={gridClass}>
              <GatewayCard gateway={data.gateway} />
              {data.servicios.map(({ servicio, estado }) => (
                <ServicioCard key={servicio} servicio={servicio} estado={estado} />
              ))}
            </div>
          </section>
        )}
        {data && <LetrasLista servicios={data.servicios} />}
      </PageBody>
    </>
  );
};

/** For administrators; the services refuse everybody else too. */
const OperacionPage = () => {
  const { t } = useTranslation('operacion');
  const isAdmin = useSession().user.rol === 'admin';
  return isAdmin ? <Operacion /> : <SoloAdministra titulo={t('titulo')} texto={t('soloAdministra')} />;
};

export default OperacionPage;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '../../../shared/navegar/paths';
import { keys } from '../../../shared/queries/keys';
import { useSession } from '../../../shared/sesion/session';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { getPaquete } from '../api/paquetes';
import { ElegirPaquete } from './elegir-paquete';
import { Recibido } from './recibido';

const POLL_MS = 700;

/** Takes in a whole project that was exported from another installation: the file, what it would change here, and then it. */
const Paquete = () => {
  const { t } = useTranslation('importar');
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const query = useQuery({
    queryKey: keys.paquete(id ?? ''),
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      const now = await getPaquete(id!, signal);
      // Nobody has been told of it item by item.
      if (now.estado === 'escrito')
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.paquete('')[0] });
      return now;
    },
    refetchInterval: ({ state: { data } }) =>
      data?.estado === 'leyendo' || data?.estado === 'escribiendo' ? POLL_MS : false,
  });
  return (
    <>
      <PageHeader
        title={t('paquete.titulo')}
        crumbs={[
          { label: t('proyectos'), to: paths.proyectos },
          { label: t('titulo'), to: paths.importar() },
        ]}
      />
      <PageBody className="flex max-w-4xl flex-col gap-5">
        <p className="text-sm text-muted">{t('paquete.intro')}</p>
        <ElegirPaquete onUploaded={({ _id }) => setId(_id)} />
        {query.error && <RetryNotice message={query.error.message} query={query} />}
        {query.data && <Recibido paquete={query.data} onTaken={() => void query.refetch()} />}
      </PageBody>
    </>
  );
};

/** For administrators; the service refuses everybody else too. */
const PaquetePage = () =>
  useSession().user.rol === 'admin' ? <Paquete /> : <Navigate to={paths.importar()} replace />;

export default PaquetePage;

import { rutasBusqueda } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { isMissing } from '../../shared/http/errors';
import { pedir } from '../../shared/http/pedir';
import { isClave } from '../../shared/navegar/clave';
import { paths } from '../../shared/navegar/paths';
import { ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../shared/ui/pagina/spinner';

/** `/TIENDA-42` leads to what has that key, and any other unknown address to the dashboard. */
const ClavePage = () => {
  const { t } = useTranslation('tareas');
  const clave = useParams()['clave'] ?? '';
  const enabled = isClave(clave);
  const encontrada = useQuery({
    queryKey: ['clave', clave],
    queryFn: ({ signal }) => pedir(rutasBusqueda.leerClave, { params: { clave }, signal }),
    enabled,
  });
  if (!enabled) return <Navigate to={paths.panel} replace />;
  if (encontrada.isSuccess) return <Navigate to={encontrada.data.ruta} replace />;
  if (encontrada.isPending) return <Spinner label={t('direccion.comprobando')} className="py-24" />;
  const missing = isMissing(encontrada.error);
  return (
    <>
      <PageHeader title={missing ? t('direccion.noEncontrado.titulo') : clave} />
      <PageBody>
        {missing ? (
          <EmptyState
            drawing="path"
            title={t('direccion.noEncontrado.texto')}
            action={<ButtonLink to={paths.panel}>{t('direccion.volver')}</ButtonLink>}
          />
        ) : (
          <RetryNotice message={t('direccion.errorComprobar')} query={encontrada} />
        )}
      </PageBody>
    </>
  );
};

export default ClavePage;

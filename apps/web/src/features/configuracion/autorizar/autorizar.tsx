import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { Notice } from '../../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../../shared/ui/pagina/page-header';
import { Skeleton } from '../../../shared/ui/pagina/skeleton';
import { getPeticion, solicitudIn } from '../api/oauth';
import { Permiso } from './permiso';

/** A program asks to be let in, and the person says whether, where and for how long. */
const Autorizar = () => {
  const { t } = useTranslation('configuracion');
  const { search } = useLocation();
  const solicitud = solicitudIn(search);
  const asked = useQuery({
    queryKey: keys.acceso(search),
    queryFn: () => getPeticion(solicitud),
    retry: false,
  });
  return (
    <>
      <PageHeader title={t('autorizar.titulo')} />
      <PageBody>
        <div className="mx-auto w-full max-w-xl">
          {asked.isPending && <Skeleton className="h-96" />}
          {asked.isError && <Notice kind="error">{errorText(asked.error, t('autorizar.error'))}</Notice>}
          {asked.data && <Permiso peticion={asked.data} solicitud={solicitud} />}
        </div>
      </PageBody>
    </>
  );
};

export default Autorizar;

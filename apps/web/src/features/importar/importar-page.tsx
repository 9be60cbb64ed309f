import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Link } from '../../shared/navegar/link';
import { paths } from '../../shared/navegar/paths';
import { useSession } from '../../shared/sesion/session';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { Una } from './curso/una';
import { Anteriores } from './subir/anteriores';
import { Subir } from './subir/subir';

/** Brings work from another tracker or a spreadsheet: the file, what its columns are, what will happen, and what did. */
const ImportarPage = () => {
  const { t } = useTranslation('importar');
  const { id } = useParams();
  const { rol } = useSession().user;
  if (id) return <Una key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={[{ label: t('proyectos'), to: paths.proyectos }]} />
      <PageBody className="flex max-w-4xl flex-col gap-6">
        <Subir />
        {rol === 'admin' && (
          <Link to={paths.paquete} className="touch-tall text-sm underline">
            {t('paquete.enlace')}
          </Link>
        )}
        <Anteriores />
      </PageBody>
    </>
  );
};

export default ImportarPage;

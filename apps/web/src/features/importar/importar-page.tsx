import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '../../shared/navegar/paths';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { Una } from './curso/una';
import { Anteriores } from './subir/anteriores';
import { Subir } from './subir/subir';

/** Brings work from another tracker or a spreadsheet: the file, what its columns are, what will happen, and what did. */
const ImportarPage = () => {
  const { t } = useTranslation('importar');
  const { id } = useParams();
  if (id) return <Una key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('titulo')} crumbs={[{ label: t('proyectos'), to: paths.proyectos }]} />
      <PageBody className="flex max-w-4xl flex-col gap-6">
        <Subir />
        <Anteriores />
      </PageBody>
    </>
  );
};

export default ImportarPage;

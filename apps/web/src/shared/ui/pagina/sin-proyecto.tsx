import { useTranslation } from 'react-i18next';
import { paths } from '../../navegar/paths';
import { ButtonLink } from '../controles/button';
import { EmptyState } from './empty-state';
import { PageBody, PageHeader } from './page-header';

/** Shown when the project does not exist, or no longer does for this person. */
export const SinProyecto = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <EmptyState
          drawing="path"
          title={t('sinProyecto.titulo')}
          action={<ButtonLink to={paths.proyectos}>{t('sinProyecto.ver')}</ButtonLink>}
        />
      </PageBody>
    </>
  );
};

import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageBody, PageHeader } from '../../shared/ui/page-header';
import type proximamente from '../../shared/i18n/es/proximamente.json';

interface ProximamenteProps {
  pantalla: keyof (typeof proximamente)['pantalla'];
}

/** Says honestly which screen will be here. */
export const Proximamente = ({ pantalla }: ProximamenteProps) => {
  const { t } = useTranslation('proximamente');
  return (
    <>
      <PageHeader title={t(`pantalla.${pantalla}.titulo`)} />
      <PageBody>
        <EmptyState
          drawing="path"
          title={t('titulo')}
          text={t(`pantalla.${pantalla}.texto`)}
          action={<ButtonLink to={paths.panel}>{t('volver')}</ButtonLink>}
        />
      </PageBody>
    </>
  );
};

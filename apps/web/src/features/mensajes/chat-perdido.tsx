import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/navegar/paths';
import { ButtonLink } from '../../shared/ui/controles/button';
import { EmptyState } from '../../shared/ui/pagina/empty-state';

/** Shown when the conversation does not exist or this person may not see it. */
export const ChatPerdido = () => {
  const { t } = useTranslation('mensajes');
  return (
    <div className="flex min-h-0 grow flex-col justify-center">
      <EmptyState
        drawing="people"
        title={t('noExiste.titulo')}
        text={t('noExiste.texto')}
        action={
          <ButtonLink className="lg:hidden" to={paths.mensajes}>
            {t('nuevoPanel.volver')}
          </ButtonLink>
        }
      />
    </div>
  );
};

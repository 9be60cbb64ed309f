import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navegar/paths';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Notice } from '../../../shared/ui/pagina/notice';

/** For a person alone in a new installation: a team needs more people, who have no account yet. */
export const Invitacion = () => {
  const { t } = useTranslation('equipos');
  return (
    <div className="flex flex-col gap-3">
      <Notice kind="info">{t('formulario.soloTu')}</Notice>
      <EnlaceCopiable url={new URL(paths.register, window.location.origin).href} />
    </div>
  );
};

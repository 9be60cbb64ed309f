import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { Notice } from '../../../shared/ui/pagina/notice';

const linkClass = 'hit inline-flex items-center rounded-control text-sm text-accent-text hover:underline';

/** Links to the reset by mail, or says whom to ask where the server sends no mail. */
export const useOlvido = (porCorreo: boolean) => {
  const { t } = useTranslation('acceso');
  const [asked, setAsked] = useState(false);
  const link = porCorreo ? (
    <Link to={paths.recuperar} className={linkClass}>
      {t('entrar.olvidada')}
    </Link>
  ) : (
    <button type="button" aria-expanded={asked} onClick={() => setAsked(!asked)} className={linkClass}>
      {t('entrar.olvidada')}
    </button>
  );
  const explanation = !porCorreo && asked && <Notice kind="info">{t('entrar.olvidadaTexto')}</Notice>;
  return { link, explanation };
};

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { Notice } from '../../shared/ui/notice';

const linkClass = 'hit inline-flex items-center rounded-control text-sm text-accent-text hover:underline';

/** By mail where the server sends any; otherwise it says at once whom to ask. */
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

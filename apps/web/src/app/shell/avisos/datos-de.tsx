import { reloj } from '../../../shared/http/reloj';
import { useTranslation } from 'react-i18next';
import { formatRelativo } from '../../../shared/fechas/dates';
import { useNow } from '../../../shared/fechas/use-now';

/** How old what is on screen is. */
export const DatosDe = ({ desde, folded }: { desde: number; folded: boolean }) => {
  const { t } = useTranslation('navegacion');
  const edad = formatRelativo(new Date(reloj.ofHere(desde)).toISOString(), useNow()) ?? t('conexion.momento');
  return (
    <span className={folded ? 'sr-only' : 'num min-w-0 flex-1 text-xs'}>{t('conexion.datos', { edad })}</span>
  );
};

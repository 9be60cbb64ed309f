import { useTranslation } from 'react-i18next';
import { formatMomentoExacto, formatRelativo } from '../../fechas/dates';
import { useNow } from '../../fechas/use-now';

/** When something happened: relative while fresh, exact on hover. */
export const MomentoRelativo = ({ iso }: { iso: string }) => {
  const { t } = useTranslation();
  return (
    <time dateTime={iso} title={formatMomentoExacto(iso)}>
      {formatRelativo(iso, useNow()) ?? t('ahora')}
    </time>
  );
};

import { useTranslation } from 'react-i18next';
import { formatNumero } from '../../shared/fechas/numbers';

interface CuentaProps {
  shown: number;
  total: number;
}

/** How many tasks there are, and how many the filter shows. */
export const Cuenta = ({ shown, total }: CuentaProps) => {
  const { t } = useTranslation('tareas');
  return (
    <p role="status" className="num text-sm text-subtle outline-none">
      {shown === total
        ? t('total', { count: total, total: formatNumero(total) })
        : t('deTotal', { mostradas: formatNumero(shown), total: formatNumero(total) })}
    </p>
  );
};

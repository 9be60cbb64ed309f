import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumero } from '../../shared/numbers';

interface CuentaProps {
  ref: Ref<HTMLParagraphElement>;
  shown: number;
  total: number;
}

/** How many there are, and how many of them the filter leaves. */
export const Cuenta = ({ ref, shown, total }: CuentaProps) => {
  const { t } = useTranslation('tareas');
  return (
    <p ref={ref} tabIndex={-1} role="status" className="num text-sm text-subtle outline-none">
      {shown === total
        ? t('total', { count: total, total: formatNumero(total) })
        : t('deTotal', { mostradas: formatNumero(shown), total: formatNumero(total) })}
    </p>
  );
};

import type { ReglaAlerta } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';

/** A newer server may know rules that this page does not: ''. */
export const useReglaLabel = (regla: string): string => {
  const { t } = useTranslation('alertas');
  return t(`regla.${regla as ReglaAlerta}`, { defaultValue: '' });
};

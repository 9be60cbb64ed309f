import type { ReglaAlerta } from '@pmp/contracts/ia';
import { useTranslation } from 'react-i18next';

/** '' for a rule that only a newer server knows. */
export const useReglaLabel = (regla: string): string => {
  const { t } = useTranslation('alertas');
  return t(`regla.${regla as ReglaAlerta}`, { defaultValue: '' });
};

import { useTranslation } from 'react-i18next';

/** Which engine wrote it. */
export const MotorLabel = ({ motor }: { motor: string }) => {
  const { t } = useTranslation('alertas');
  return motor === 'reglas' ? t('motor.reglas') : t('motor.proveedor', { nombre: motor });
};

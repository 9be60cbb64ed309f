import { useTranslation } from 'react-i18next';

/** Which engine answered. */
export const MotorLabel = ({ motor }: { motor: string }) => {
  const { t } = useTranslation('asistente');
  return motor === 'reglas' ? t('motor.reglas') : motor;
};

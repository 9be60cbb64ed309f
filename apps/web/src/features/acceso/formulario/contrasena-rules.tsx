import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isContrasenaCorta } from '../../../shared/dominio/validators';

/** A rule that ticks itself off while the person types. */
export const Rule = ({ met, text }: { met: boolean; text: string }) => (
  <span className={`flex items-center gap-1 ${met ? 'text-success-text' : ''}`}>
    {met && <Check aria-hidden className="size-3.5" />}
    {text}
  </span>
);

/** The rules for a new password of at least `min` characters, and its repetition. */
export const useContrasenaRules = (min: number) => {
  const { t } = useTranslation('acceso');
  return {
    contrasena: (clave: string) => {
      if (clave === '') return t('validacion.contrasena');
      return isContrasenaCorta(clave, min) ? t('validacion.contrasenaCorta', { min }) : undefined;
    },
    confirmarContrasena: (clave: string, { contrasena }: { contrasena: string }) =>
      clave === contrasena ? undefined : t('validacion.contrasenasDistintas'),
  };
};

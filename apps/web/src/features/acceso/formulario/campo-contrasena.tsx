import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/campos/field';
import { PasswordInput } from '../../../shared/ui/campos/password-input';

interface CampoContrasenaProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  help?: ReactNode;
  control: ComponentProps<'input'>;
}

export const CampoContrasena = ({ label, autoComplete, error, help, control }: CampoContrasenaProps) => {
  const { t } = useTranslation('acceso');
  const labels = {
    show: t('ayuda.mostrar'),
    hide: t('ayuda.ocultar'),
    capsLock: t('ayuda.mayusculas'),
  };
  return (
    <Field label={label} error={error} help={help} required reserve>
      {(ids) => <PasswordInput {...ids} {...control} autoComplete={autoComplete} labels={labels} />}
    </Field>
  );
};

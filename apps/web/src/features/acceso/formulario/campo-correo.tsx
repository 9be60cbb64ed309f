import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';

interface CampoCorreoProps {
  /** The browser offers passkeys here too. */
  conLlave?: boolean;
  error: string | undefined;
  control: ComponentProps<'input'>;
}

export const CampoCorreo = ({ conLlave, error, control }: CampoCorreoProps) => {
  const { t } = useTranslation('acceso');
  return (
    <Field label={t('campo.correo')} error={error} required reserve>
      {(ids) => (
        <Input
          {...ids}
          {...control}
          type="email"
          inputMode="email"
          autoComplete={conLlave ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t('campo.correoEjemplo')}
        />
      )}
    </Field>
  );
};

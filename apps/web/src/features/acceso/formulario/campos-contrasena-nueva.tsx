import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isContrasenaCorta } from '../../../shared/dominio/validators';
import { CampoContrasena } from './campo-contrasena';
import { Rule } from './contrasena-rules';

type Name = 'contrasena' | 'confirmarContrasena';

interface CamposContrasenaNuevaProps {
  values: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
  field: (name: Name) => ComponentProps<'input'>;
  /** Characters that it needs. */
  min: number;
}

export const CamposContrasenaNueva = ({ values, errors, field, min }: CamposContrasenaNuevaProps) => {
  const { t } = useTranslation('acceso');
  const { contrasena, confirmarContrasena } = values;
  const match = confirmarContrasena !== '' && confirmarContrasena === contrasena;
  return (
    <>
      <CampoContrasena
        label={t('campo.contrasena')}
        autoComplete="new-password"
        error={errors.contrasena}
        help={<Rule met={!isContrasenaCorta(contrasena, min)} text={t('ayuda.minimo', { min })} />}
        control={field('contrasena')}
      />
      <CampoContrasena
        label={t('campo.confirmarContrasena')}
        autoComplete="new-password"
        error={errors.confirmarContrasena}
        help={match && <Rule met text={t('ayuda.coinciden')} />}
        control={field('confirmarContrasena')}
      />
    </>
  );
};

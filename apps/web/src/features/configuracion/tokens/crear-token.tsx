import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../../shared/queries/keys';
import { createToken, type NuevoToken, type TokenCreado } from '../api/tokens';
import { UnaVez } from '../piezas/una-vez';
import { FormularioToken } from './formulario-token';

interface CrearTokenProps {
  /** Absent: the person's own. */
  make?: ((nuevo: NuevoToken) => Promise<TokenCreado>) | undefined;
  /** What lists it. */
  listed?: readonly string[] | undefined;
  onClose: () => void;
}

/** Makes a token and shows its secret, this once. */
export const CrearToken = ({ make = createToken, listed = keys.tokens, onClose }: CrearTokenProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: make,
    onSuccess: () => void client.invalidateQueries({ queryKey: listed }),
  });
  if (!create.data)
    return (
      <FormularioToken
        busy={create.isPending}
        error={create.error}
        onSubmit={create.mutate}
        onClose={onClose}
      />
    );
  const { token, secreto } = create.data;
  return (
    <UnaVez
      title={t('tokens.creado', { nombre: token.nombre })}
      text={t('tokens.unaVez')}
      secreto={{ url: secreto, label: t('tokens.secreto'), copiar: t('tokens.copiar') }}
      guardado={t('tokens.guardado')}
      onClose={onClose}
    />
  );
};

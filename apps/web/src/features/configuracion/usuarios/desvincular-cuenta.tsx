import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { removeVinculo } from '../api/usuarios';

interface DesvincularCuentaProps {
  usuario: UsuarioListado;
  /** The issuer of the company's sign-in. */
  emisor: string;
  onClose: () => void;
}

/** Unlinks an account whose person has a new identity at the company, or that was linked to the wrong one. */
export const DesvincularCuenta = ({ usuario: { _id, nombre }, emisor, onClose }: DesvincularCuentaProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeVinculo(_id),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keys.vinculos });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('usuarios.desvincular.titulo', { nombre })}
      text={t('usuarios.desvincular.texto', { emisor })}
      confirm={t('usuarios.desvincular.confirmar')}
      busy={remove.isPending}
      error={remove.isError ? errorText(remove.error, t('usuarios.error')) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  );
};

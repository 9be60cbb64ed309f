import type { UsuarioListado } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { ConfirmDialog } from '../../../shared/ui/dialogos/confirm-dialog';
import { eraseUsuario } from '../api/usuarios';
import { patchCuenta } from './use-cuentas';

interface EliminarPersonaProps {
  usuario: UsuarioListado;
  onClose: () => void;
}

/** Erases a person for good: unlike a deactivation, nobody can bring them back. */
export const EliminarPersona = ({ usuario: { _id, nombre }, onClose }: EliminarPersonaProps) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => eraseUsuario(_id),
    onSuccess: () => {
      patchCuenta(client, _id, undefined);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('usuarios.eliminar.titulo', { nombre })}
      text={t('usuarios.eliminar.texto')}
      confirm={t('usuarios.eliminar.confirmar')}
      busy={erase.isPending}
      error={erase.isError ? errorText(erase.error, t('usuarios.error')) : undefined}
      onConfirm={() => erase.mutate()}
      onCancel={onClose}
    />
  );
};

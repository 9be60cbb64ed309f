import type { UsuarioAdminUpdate, UsuarioListado } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isStaleVersion } from '../../../shared/http/errors';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';
import { updateCuenta } from '../api/usuarios';
import { patchCuenta } from './use-cuentas';

/** Changes another account, or the person's own role; the row shows the server's answer. */
export const useCuentaSave = ({ _id, version }: UsuarioListado) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cambios: Pick<UsuarioAdminUpdate, 'rol' | 'estado'>) =>
      updateCuenta(_id, { ...cambios, version }),
    onSuccess: (usuario) => {
      patchCuenta(queryClient, _id, usuario);
      const { token, user } = session.get();
      if (token && user._id === _id) session.renew(token, usuario);
    },
    onError: (error) => {
      if (isStaleVersion(error)) void queryClient.invalidateQueries({ queryKey: keys.usuarios });
    },
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { session } from '../../../shared/sesion/session';
import { updatePerfil } from '../api/perfil';

/** Saves each field on its own, so that an invalid one does not block the others. */
export const usePerfilSave = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updatePerfil,
    onSuccess: ({ usuario }) => {
      const { token } = session.get();
      if (token) session.renew(token, usuario);
      queryClient.setQueryData(keys.perfil, usuario);
      // Teams and people lists show names and pictures too.
      void queryClient.invalidateQueries({ queryKey: keys.equipos });
      void queryClient.invalidateQueries({ queryKey: keys.usuarios });
    },
  });
};

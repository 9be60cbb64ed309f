import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../shared/queries/keys';
import { session } from '../../shared/session';
import { updatePerfil } from './api/perfil';

/** Each field is saved by itself, so that a wrong one keeps no other from being saved. */
export const usePerfilSave = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updatePerfil,
    onSuccess: (usuario) => {
      const { token } = session.get();
      if (token) session.renew(token, usuario);
      queryClient.setQueryData(keys.perfil, usuario);
      // Names and pictures are shown in teams and people lists too.
      void queryClient.invalidateQueries({ queryKey: keys.equipos });
      void queryClient.invalidateQueries({ queryKey: keys.usuarios });
    },
  });
};

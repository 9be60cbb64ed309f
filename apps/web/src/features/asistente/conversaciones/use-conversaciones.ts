import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteConversacion, getConversaciones } from '../api/conversaciones';
import { claves } from '../api/claves';

export const useConversaciones = () =>
  useQuery({ queryKey: claves.conversaciones, queryFn: ({ signal }) => getConversaciones(signal) });

export const useDeleteConversacion = (id: string, onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteConversacion(id),
    onSuccess: () => {
      onDeleted();
      queryClient.removeQueries({ queryKey: claves.conversacion(id) });
      return queryClient.invalidateQueries({ queryKey: claves.conversaciones });
    },
  });
};

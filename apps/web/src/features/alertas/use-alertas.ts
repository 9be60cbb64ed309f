import type { AlertasReply } from '@pmp/contracts/ia';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteAlertas, getAlertas, notifyAlerta, regenerateAlertas } from './api/alertas';

const keyOf = (proyecto: string) => ['alertas', proyecto] as const;

const EMPTY: AlertasReply = {
  success: true,
  alertas: [],
  recomendaciones: '',
  fechaGeneracion: null,
  motor: null,
  aviso: null,
};

/** The alerts last generated for a project. */
export const useAlertas = (proyecto: string) =>
  useQuery({
    queryKey: keyOf(proyecto),
    queryFn: ({ signal }) => getAlertas(proyecto, signal),
    // A member may open the address without the right to read alerts.
    retry: false,
  });

export const useRegenerate = (proyecto: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => regenerateAlertas(proyecto),
    // A read that started earlier must not bring back the old alerts.
    onMutate: () => queryClient.cancelQueries({ queryKey: keyOf(proyecto) }),
    onSuccess: (reply) => queryClient.setQueryData(keyOf(proyecto), reply),
  });
};

export const useDelete = (proyecto: string, onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteAlertas(proyecto),
    onMutate: () => queryClient.cancelQueries({ queryKey: keyOf(proyecto) }),
    onSuccess: () => {
      queryClient.setQueryData(keyOf(proyecto), EMPTY);
      onDeleted();
    },
  });
};

export const useNotify = (proyecto: string, alertaId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (usuarios: string[]) => notifyAlerta(alertaId, usuarios),
    onSuccess: () =>
      queryClient.setQueryData<AlertasReply>(
        keyOf(proyecto),
        (reply) =>
          reply && {
            ...reply,
            alertas: reply.alertas.map((each) =>
              each.id === alertaId ? { ...each, notificada: true } : each,
            ),
          },
      ),
  });
};

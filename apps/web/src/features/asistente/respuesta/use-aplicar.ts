import type { Conversacion, PropuestaAsistente } from '@pmp/contracts/ia';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../shared/queries/keys';
import { resolvePropuesta, runCambio } from './propuestas';
import { claves } from '../api/claves';

/** Makes the chosen changes one after another, or drops the proposal; each change is made once. */
export const useAplicar = (conversacion: string | undefined, propuesta: PropuestaAsistente) => {
  const queryClient = useQueryClient();
  const [hechos, setHechos] = useState<ReadonlySet<number>>(new Set());

  const resolve = async (estado: 'aplicada' | 'descartada') => {
    if (conversacion) await resolvePropuesta(conversacion, propuesta._id, estado);
    queryClient.setQueryData<Conversacion>(
      claves.conversacion(conversacion ?? ''),
      (data) =>
        data && {
          ...data,
          mensajes: data.mensajes.map((mensaje) =>
            mensaje.propuesta?._id === propuesta._id
              ? { ...mensaje, propuesta: { ...mensaje.propuesta, estado } }
              : mensaje,
          ),
        },
    );
  };

  const refresh = () => {
    const { proyecto, tipo } = propuesta;
    const suyas =
      proyecto && tipo !== 'recordar'
        ? [keys.historias(proyecto), keys.tareas(proyecto), keys.sprints(proyecto), keys.resumen]
        : [keys.recordatorios];
    for (const queryKey of suyas) void queryClient.invalidateQueries({ queryKey });
  };

  const apply = useMutation({
    mutationFn: async (elegidos: number[]) => {
      for (const index of elegidos) {
        const cambio = propuesta.cambios[index];
        if (!cambio || hechos.has(index)) continue;
        await runCambio(cambio);
        setHechos((done) => new Set(done).add(index));
      }
      await resolve('aplicada');
    },
    onSettled: refresh,
  });
  const discard = useMutation({ mutationFn: () => resolve('descartada') });
  return { apply, discard, hechos };
};

import type { Proyecto } from '@pmp/contracts/proyectos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContenido, type EpicaNueva } from '../../../shared/plantillas/create-contenido';
import { useIds } from '../../../shared/plantillas/use-ids';
import { keys } from '../../../shared/queries/keys';
import { createProyecto, type ProyectoValues } from '../api/create-proyecto';
import { updateProyecto } from '../api/update-proyecto';
import { SAMPLE_EQUIPOS, SAMPLE_PROYECTOS } from '../ejemplo/samples';
import type { SampleStore } from '../lista/use-proyectos-view';

const saveSample = (store: SampleStore, base: Proyecto | undefined, values: ProyectoValues) => {
  const origin = base ?? SAMPLE_PROYECTOS[0];
  const equipo = SAMPLE_EQUIPOS.find(({ _id }) => _id === values.equipo);
  if (!origin || !equipo) return;
  store.save({
    ...origin,
    ...values,
    _id: base?._id ?? String(Date.now()),
    clave: base?.clave ?? values.clave.trim().toUpperCase(),
    equipo,
    fechaFin: values.fechaFin || null,
  });
};

interface Guardado {
  /** Undefined: a new one. */
  base: Proyecto | undefined;
  values: ProyectoValues;
  /** What a new one begins with. */
  epicas: readonly EpicaNueva[];
}

/** Saves on the server, or in memory while samples are shown. */
export const useSaveProyecto = (sampleStore: SampleStore | undefined, onSaved: () => void) => {
  const queryClient = useQueryClient();
  const idFor = useIds();
  return useMutation({
    mutationFn: async ({ base, values, epicas }: Guardado) => {
      if (sampleStore) saveSample(sampleStore, base, values);
      else if (base) await updateProyecto(base, values);
      else {
        const _id = idFor('proyecto');
        await createProyecto(_id, values);
        await createContenido(_id, epicas, idFor);
      }
    },
    onSuccess: () => {
      if (!sampleStore) {
        void queryClient.invalidateQueries({ queryKey: keys.proyectos });
        void queryClient.invalidateQueries({ queryKey: ['proyecto'] });
        void queryClient.invalidateQueries({ queryKey: keys.resumen });
      }
      onSaved();
    },
  });
};

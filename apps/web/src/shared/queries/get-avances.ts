import type { Avance, AvancesReply } from '@pmp/contracts/proyectos';
import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { enTrozos } from '../http/en-trozos';
import { pedir } from '../http/pedir';

/** What has been counted of some stories; one that is among them and has no progress has no tasks. */
export interface AvancesLeidos extends Pick<AvancesReply, 'avances' | 'personas'> {
  historias: readonly string[];
}

/** Of these stories only: those of a whole project are as many as it has. */
export const getAvances = async (
  proyectoId: string,
  historias: readonly string[],
  signal: AbortSignal,
): Promise<AvancesLeidos> => {
  const replies = await Promise.all(
    enTrozos(historias).map((ids) =>
      pedir(rutasTareas.listarAvances, {
        params: { id: proyectoId },
        query: { historias: ids.join(',') },
        signal,
      }),
    ),
  );
  const personas = new Map(replies.flatMap((reply) => reply.personas).map((one) => [one._id, one]));
  const avances = replies.flatMap((reply): Avance[] => reply.avances);
  return { historias, avances, personas: [...personas.values()] };
};

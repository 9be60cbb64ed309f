import type { Enlace, Extremo } from '@pmp/contracts/proyectos';
import { rutasEnlaces } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';
import type { Bloqueo } from './desplazar';

export const enlacesQuery = (proyectoId: string) => ({
  queryKey: keys.enlacesDeProyecto(proyectoId),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Enlace[]> =>
    (await pedir(rutasEnlaces.listarDeProyecto, { params: { id: proyectoId }, signal })).enlaces,
});

export const isHistoria = (punta: Enlace['origen']): punta is Extremo =>
  !('oculto' in punta) && punta.tipo === 'historia';

/** Only between stories of one project: tasks have no days to be pushed, and other projects push by themselves. */
export const bloqueosDe = (enlaces: readonly Enlace[]): Bloqueo[] =>
  enlaces.flatMap(({ tipo, origen, destino }) =>
    tipo === 'bloquea' && isHistoria(origen) && isHistoria(destino) && origen.proyecto === destino.proyecto
      ? [{ origen: origen._id, destino: destino._id }]
      : [],
  );

import type { HistoriaCreate } from '@pmp/contracts/proyectos';
import { rutasEpicas, rutasHistorias } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../http/pedir';

/** Every id is chosen before the first call, so that trying again goes on where it stopped. */
export type IdFor = (what: string) => string;

export interface EpicaNueva {
  titulo: string;
  historias: Pick<HistoriaCreate, 'titulo' | 'puntos' | 'prioridad' | 'estado'>[];
}

/** One after another, so that epics and stories keep their order. */
export async function createContenido(
  proyecto: string,
  epicas: readonly EpicaNueva[],
  idFor: IdFor,
): Promise<void> {
  for (const { titulo, historias } of epicas) {
    const epicaId = idFor(`epica:${titulo}`);
    await pedir(rutasEpicas.crear, { body: { _id: epicaId, titulo, proyecto } });
    for (const historia of historias)
      await pedir(rutasHistorias.crear, {
        body: { ...historia, _id: idFor(`historia:${historia.titulo}`), epicaId, proyecto },
      });
  }
}

import { rutasEpicas, rutasHistorias, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import type { ElementoDe, Entidad, Ref } from '../elementos';
import { pedir } from '../../http/pedir';

type Asked = [asked: { params: { id: string }; signal?: AbortSignal }];

const LEER: { [E in Entidad]: (...asked: Asked) => Promise<ElementoDe[E]> } = {
  epica: async (asked) => (await pedir(rutasEpicas.leer, asked)).epica,
  historia: async (asked) => (await pedir(rutasHistorias.leer, asked)).historia,
  tarea: async (asked) => (await pedir(rutasTareas.leer, asked)).tarea,
};

export const getElemento = <E extends Entidad>(
  { entidad, id }: Ref & { entidad: E },
  signal?: AbortSignal,
): Promise<ElementoDe[E]> => LEER[entidad]({ params: { id }, signal });

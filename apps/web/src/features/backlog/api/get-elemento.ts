import { http } from '../../../shared/http/http';
import { COLECCION, type ElementoDe, type Entidad, type Ref } from '../../../shared/elementos/elementos';

export const getElemento = async <E extends Entidad>(
  { entidad, id }: Ref & { entidad: E },
  signal?: AbortSignal,
): Promise<ElementoDe[E]> =>
  (await http.get<Record<E, ElementoDe[E]>>(`/api/${COLECCION[entidad]}/${id}`, signal))[entidad];

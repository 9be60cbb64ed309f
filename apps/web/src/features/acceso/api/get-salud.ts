import { rutasPublicas } from '@pmp/contracts/common/rutas';
import { HttpError } from '../../../shared/http/http';
import { pedir } from '../../../shared/http/pedir';

export type Salud = { estado: 'listo' } | { estado: 'arrancando'; faltan: string[] } | { estado: 'ausente' };

interface SaludReply {
  servicios?: Record<string, string>;
}

const missing = ({ servicios = {} }: SaludReply): string[] =>
  Object.keys(servicios).filter((nombre) => servicios[nombre] !== 'listo');

/** True state of the server: 200 when all is ready, 503 with the names of those that are not. */
export const getSalud = async (signal: AbortSignal): Promise<Salud> => {
  try {
    await pedir(rutasPublicas.leerSalud, { signal, anonymous: true });
    return { estado: 'listo' };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error.status === 503
      ? { estado: 'arrancando', faltan: missing(error.body as SaludReply) }
      : { estado: 'ausente' };
  }
};

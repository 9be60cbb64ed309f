import type { Referencia } from '@pmp/contracts/integraciones';
import { rutasForjas } from '@pmp/contracts/integraciones/rutas';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';

/** A merge request says the most; of the rest, the newest comes first. */
const ORDER = { peticion: 0, rama: 1, confirmacion: 2 } as const;

const getReferencias = async (
  proyecto: string,
  clave: string,
  signal: AbortSignal,
): Promise<Referencia[]> => {
  try {
    const { referencias } = await pedir(rutasForjas.listarReferencias, {
      query: { proyecto, clave },
      signal,
    });
    return referencias.toSorted((a, b) => ORDER[a.tipo] - ORDER[b.tipo]);
  } catch (error) {
    // A server of the version before knows of no code.
    if (statusOf(error) === 404) return [];
    throw error;
  }
};

/** What code names the item with this key. */
export const useReferencias = (proyecto: string, clave: string) =>
  useQuery({
    queryKey: keys.referencias(clave),
    queryFn: ({ signal }) => getReferencias(proyecto, clave, signal),
    enabled: clave !== '',
  });

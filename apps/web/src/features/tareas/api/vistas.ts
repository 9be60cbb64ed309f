import type { Vista, Vistas } from '@pmp/contracts/usuarios';
import { isStaleVersion } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';

const PATH = '/api/usuarios/vistas';
const MAX_TRIES = 3;

export type CambioVistas = (vistas: Vista[]) => Vista[];

export const getVistas = async (signal?: AbortSignal): Promise<Vistas> => {
  const { vistas, version } = await http.get<Vistas>(PATH, signal);
  return { vistas, version };
};

const putVistas = async (next: Vistas): Promise<Vistas> => {
  const { vistas, version } = await http.put<Vistas>(PATH, next);
  return { vistas, version };
};

/** Keeps what another screen of the same person has changed: the change is made again on top of it. */
export const changeVistas = async (known: Vistas | undefined, change: CambioVistas): Promise<Vistas> => {
  let current = known ?? (await getVistas());
  for (let tries = 1; ; tries += 1) {
    try {
      return await putVistas({ ...current, vistas: change(current.vistas) });
    } catch (error) {
      if (!isStaleVersion(error) || tries === MAX_TRIES) throw error;
      current = await getVistas();
    }
  }
};

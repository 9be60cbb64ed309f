import type { Definiciones } from '@pmp/contracts/sprints';
import { rutasDefiniciones } from '@pmp/contracts/sprints/rutas';
import { useQuery } from '@tanstack/react-query';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { cambiarComun } from '../../../shared/pendientes/cambiar-comun';
import { enEsperaDe } from '../../../shared/pendientes/en-espera';
import { usePendientes } from '../../../shared/pendientes/pendientes';

export const definicionesKey = (proyecto: string) => ['definiciones', proyecto] as const;

/** Those of the team of a project, with what waits for a network. */
export const useDefiniciones = (proyecto: string) => {
  const pendientes = usePendientes();
  return useQuery({
    queryKey: definicionesKey(proyecto),
    queryFn: async ({ signal }) =>
      (await pedir(rutasDefiniciones.leer, { params: { id: proyecto }, signal })).definiciones,
    select: (definiciones): Definiciones => ({
      ...definiciones,
      ...enEsperaDe('definiciones', pendientes, proyecto)?.visto,
    }),
  });
};

type Escritas = Pick<Definiciones, 'listo' | 'hecho'>;

/** `antes`: as they were when the person began. */
export const putDefiniciones = async (
  proyecto: string,
  titulo: string,
  { listo, hecho }: Escritas,
  antes: Definiciones,
): Promise<Definiciones> => {
  // Of two people, one may write what is ready and the other what is done.
  const datos = {
    ...(listo !== antes.listo && { listo }),
    ...(hecho !== antes.hecho && { hecho }),
  };
  const params = { id: proyecto };
  const body = { ...datos, version: antes.version };
  const saved = await cambiarComun<Partial<Definiciones>>(
    {
      entidad: 'definiciones',
      elemento: proyecto,
      proyecto,
      titulo,
      path: direccionDe(rutasDefiniciones.cambiar, { params }),
      body,
      call: async () => (await pedir(rutasDefiniciones.cambiar, { params, body })).definiciones,
      visto: datos,
    },
    antes,
  );
  return { ...antes, ...datos, ...saved };
};

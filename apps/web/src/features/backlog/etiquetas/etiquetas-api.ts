import type { Etiqueta, EtiquetaCreate, EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { rutasEtiquetas } from '@pmp/contracts/proyectos/rutas';
import { useQuery } from '@tanstack/react-query';
import { pedir } from '../../../shared/http/pedir';
import { cambiarComun, crearComun, eliminarComun } from '../../../shared/pendientes/cambiar-comun';
import { enEsperaDe, layComunes } from '../../../shared/pendientes/comunes';
import { usePendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';

/** With how many stories and tasks have it. */
export type EtiquetaContada = Etiqueta & { elementos: number };

const getEtiquetas = async (proyecto: string, signal: AbortSignal): Promise<EtiquetaContada[]> =>
  (await pedir(rutasEtiquetas.listar, { params: { id: proyecto }, signal })).etiquetas;

/** The labels of a project, in its order, with what waits for a network. */
export const useEtiquetas = (proyecto: string, enabled = true) => {
  const pendientes = usePendientes();
  return useQuery({
    queryKey: keys.etiquetas(proyecto),
    queryFn: ({ signal }) => getEtiquetas(proyecto, signal),
    select: (etiquetas) =>
      layComunes(etiquetas, enEsperaDe('etiqueta', pendientes, proyecto)).toSorted(
        (a, b) => a.orden - b.orden,
      ),
    enabled,
  });
};

/** The caller chooses `_id`, so that a repeated call never creates a second one. `orden`: it goes last. */
export const createEtiqueta = (
  proyecto: string,
  datos: EtiquetaCreate & { _id: string },
  orden: number,
): Promise<Etiqueta> =>
  crearComun<EtiquetaContada>({
    entidad: 'etiqueta',
    elemento: datos._id,
    proyecto,
    titulo: datos.nombre,
    path: `/api/etiquetas/proyecto/${proyecto}`,
    body: datos,
    visto: { color: 'gris', ...datos, orden, proyecto, version: 1, elementos: 0 },
  });

export const updateEtiqueta = (etiqueta: EtiquetaContada, cambios: EtiquetaUpdate): Promise<object> => {
  const { version: _version, ...visto } = cambios;
  const { _id, proyecto, nombre } = etiqueta;
  return cambiarComun(
    {
      entidad: 'etiqueta',
      elemento: _id,
      proyecto,
      titulo: cambios.nombre ?? nombre,
      path: `/api/etiquetas/${_id}`,
      body: cambios,
      visto,
    },
    etiqueta,
  );
};

/** Resolves to what brings it back, on all that had it. */
export const deleteEtiqueta = ({ _id, nombre, proyecto }: Etiqueta) =>
  eliminarComun({
    entidad: 'etiqueta',
    elemento: _id,
    proyecto,
    titulo: nombre,
    path: `/api/etiquetas/${_id}`,
  });

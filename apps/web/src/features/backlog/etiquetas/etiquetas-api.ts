import type { Etiqueta, EtiquetaCreate, EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { cambiarComun, crearComun, eliminarComun } from '../../../shared/pendientes/cambiar-comun';
import type { EtiquetaContada } from '../../../shared/queries/use-etiquetas';

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

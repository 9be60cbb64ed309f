import type { Etiqueta, EtiquetaCreate, EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { rutasEtiquetas } from '@pmp/contracts/proyectos/rutas';
import { direccionDe, pedir } from '../../../shared/http/pedir';
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
    path: direccionDe(rutasEtiquetas.crear, { params: { id: proyecto } }),
    body: datos,
    call: async () => {
      const { etiqueta } = await pedir(rutasEtiquetas.crear, { params: { id: proyecto }, body: datos });
      return { ...etiqueta, elementos: 0 };
    },
    visto: { color: 'gris', ...datos, orden, proyecto, version: 1, elementos: 0 },
  });

export const updateEtiqueta = (etiqueta: EtiquetaContada, cambios: EtiquetaUpdate): Promise<object> => {
  const { version: _version, ...visto } = cambios;
  const { _id, proyecto, nombre } = etiqueta;
  return cambiarComun<object>(
    {
      entidad: 'etiqueta',
      elemento: _id,
      proyecto,
      titulo: cambios.nombre ?? nombre,
      path: direccionDe(rutasEtiquetas.cambiar, { params: { id: _id } }),
      body: cambios,
      call: async () =>
        (await pedir(rutasEtiquetas.cambiar, { params: { id: _id }, body: cambios })).etiqueta,
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
    path: direccionDe(rutasEtiquetas.eliminar, { params: { id: _id } }),
  });

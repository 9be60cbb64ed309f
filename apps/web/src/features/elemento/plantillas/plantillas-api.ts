import type {
  ContenidoEscrito,
  Plantilla,
  PlantillaCreate,
  PlantillaUpdate,
  UsarPlantilla,
} from '@pmp/contracts/proyectos';
import { rutasPlantillas } from '@pmp/contracts/proyectos/rutas';
import { useCallback } from 'react';
import { useListaEntera } from '../../../shared/almacen/lista';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import { cambiarComun, crearComun, eliminarComun } from '../../../shared/pendientes/cambiar-comun';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { keys } from '../../../shared/queries/keys';

const getPlantillas = async (proyecto: string, signal: AbortSignal): Promise<Plantilla[]> =>
  (await pedir(rutasPlantillas.listar, { params: { id: proyecto }, signal })).plantillas;

/** The templates of a project, by name, with what waits for a network. */
export const usePlantillas = (proyecto: string) =>
  useListaEntera(
    'plantilla',
    { queryKey: keys.plantillas(proyecto), read: (signal) => getPlantillas(proyecto, signal) },
    useCallback((plantilla) => plantilla.proyecto === proyecto, [proyecto]),
  );

/** The caller chooses `_id`, so that a repeated call never creates a second one. */
export const createPlantilla = (
  proyecto: string,
  datos: PlantillaCreate & { _id: string },
  contenido: ContenidoEscrito,
): Promise<Plantilla> =>
  crearComun<Plantilla>({
    entidad: 'plantilla',
    elemento: datos._id,
    proyecto,
    titulo: datos.nombre,
    path: direccionDe(rutasPlantillas.crear, { params: { id: proyecto } }),
    body: datos,
    call: async () =>
      (await pedir(rutasPlantillas.crear, { params: { id: proyecto }, body: datos })).plantilla,
    visto: {
      _id: datos._id,
      nombre: datos.nombre,
      tipo: datos.tipo,
      contenido: contenido as Plantilla['contenido'],
      elementos: 1,
      proyecto,
      createdAt: new Date().toISOString(),
      version: 1,
    },
  });

export const updatePlantilla = (
  plantilla: Plantilla,
  cambios: Pick<PlantillaUpdate, 'nombre' | 'contenido'>,
): Promise<object> => {
  const { _id, proyecto, version, nombre } = plantilla;
  const body = { ...cambios, version };
  return cambiarComun<object>(
    {
      entidad: 'plantilla',
      elemento: _id,
      proyecto,
      titulo: cambios.nombre ?? nombre,
      path: direccionDe(rutasPlantillas.cambiar, { params: { id: _id } }),
      body,
      call: async () => (await pedir(rutasPlantillas.cambiar, { params: { id: _id }, body })).plantilla,
      visto: cambios,
    },
    plantilla,
  );
};

/** Resolves to what brings it back. */
export const deletePlantilla = ({ _id, nombre, proyecto }: Pick<Plantilla, '_id' | 'nombre' | 'proyecto'>) =>
  eliminarComun({
    entidad: 'plantilla',
    elemento: _id,
    proyecto,
    titulo: nombre,
    path: direccionDe(rutasPlantillas.eliminar, { params: { id: _id } }),
  });

/**
 * `_id`: that of the first item, so that a repeated call makes nothing twice. Offline it waits, and its first item is
 * shown; what hangs from it is made with it.
 */
export const usarPlantilla = (
  { _id: id, tipo, proyecto, contenido }: Plantilla,
  datos: UsarPlantilla & { _id: string; titulo: string },
) => {
  const place = { params: { id } };
  const path = direccionDe(rutasPlantillas.usar, place);
  const {
    historias: _historias,
    tareas: _tareas,
    etiquetas: _etiquetas,
    criterios: _criterios,
    ...campos
  } = contenido as Record<string, unknown>;
  return sendOrKeep(
    {
      accion: 'crear',
      entidad: tipo,
      elemento: datos._id,
      proyecto,
      titulo: datos.titulo,
      method: 'POST',
      path,
      body: datos,
      visto: { ...campos, titulo: datos.titulo, proyecto },
    },
    () => pedir(rutasPlantillas.usar, { ...place, body: datos }),
  );
};

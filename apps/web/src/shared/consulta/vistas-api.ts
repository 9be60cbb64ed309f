import type { Vista } from '@pmp/contracts/proyectos';
import { rutasVistas } from '@pmp/contracts/proyectos/rutas';
import { direccionDe, pedir } from '../http/pedir';
import { cambiarComun, crearComun, eliminarComun } from '../pendientes/cambiar-comun';

export type NuevaVista = Pick<Vista, '_id' | 'nombre' | 'consulta'> &
  Partial<Pick<Vista, 'ambito' | 'presentacion' | 'agrupar' | 'columnas'>> & {
    equipo?: string | null;
    proyecto?: string | null;
  };
/** What a view keeps of the screen; what it does not say is as the server has it. */
export type EstadoDeVista = Pick<NuevaVista, 'consulta' | 'presentacion' | 'agrupar' | 'columnas'>;
export type CambioVista = Partial<Omit<NuevaVista, '_id'>>;

/** Whose it is, with the names that the form knows: shown until the server has answered. */
export type Compartida = Pick<Vista, 'equipo' | 'proyecto'>;
const DE_NADIE: Compartida = { equipo: null, proyecto: null };

export const createVista = (vista: NuevaVista, compartida = DE_NADIE): Promise<Vista> => {
  const now = new Date().toISOString();
  return crearComun<Vista>({
    entidad: 'vista',
    elemento: vista._id,
    proyecto: compartida.proyecto?._id ?? '',
    titulo: vista.nombre,
    path: direccionDe(rutasVistas.crear),
    body: vista,
    call: async () => (await pedir(rutasVistas.crear, { body: vista })).vista,
    visto: {
      ambito: 'privada',
      presentacion: 'lista',
      agrupar: null,
      columnas: [],
      ...vista,
      ...compartida,
      creador: null,
      editable: true,
      createdAt: now,
      updatedAt: now,
      version: 1,
    },
  });
};

export const updateVista = async (
  vista: Vista,
  cambio: CambioVista,
  compartida?: Compartida,
): Promise<Vista> => {
  const { _id, equipo, proyecto, nombre, version } = vista;
  const { equipo: _equipo, proyecto: _proyecto, ...campos } = cambio;
  const body = { ...cambio, version };
  const saved = await cambiarComun<Partial<Vista>>(
    {
      entidad: 'vista',
      elemento: _id,
      proyecto: proyecto?._id ?? '',
      titulo: cambio.nombre ?? nombre,
      path: direccionDe(rutasVistas.cambiar, { params: { id: _id } }),
      body,
      call: async () => (await pedir(rutasVistas.cambiar, { params: { id: _id }, body })).vista,
      visto: { ...campos, ...compartida },
    },
    { ...vista, equipo: equipo?._id ?? null, proyecto: proyecto?._id ?? null },
  );
  return { ...vista, ...saved };
};

/** Resolves to what brings it back. */
export const deleteVista = ({ _id, nombre, proyecto }: Pick<Vista, '_id' | 'nombre' | 'proyecto'>) =>
  eliminarComun({
    entidad: 'vista',
    elemento: _id,
    proyecto: proyecto?._id ?? '',
    titulo: nombre,
    path: direccionDe(rutasVistas.eliminar, { params: { id: _id } }),
  });

import { type CampoDeTarea, CAMPOS_DE_TAREA, type Said } from '@pmp/contracts/notificaciones';

/** A new rank is no news to whoever has the task; a new person is told of in another notification. */
const UNTOLD = ['orden', 'asignado'];

const isNamed = (campo: string): campo is CampoDeTarea => Object.hasOwn(CAMPOS_DE_TAREA, campo);

const toldAs = (campo: string): CampoDeTarea => {
  if (campo === 'historiaId') return 'historia';
  return isNamed(campo) ? campo : 'otros';
};

interface Cambio {
  titulo: string;
  cambios: readonly string[];
  estado: string;
  estadoAnterior: string;
}

/** The notification for a task’s assignee; null: nothing worth one. */
export function changeAviso(cambio: Cambio, autor: string | null): Said | null {
  const { titulo, cambios, estado: a, estadoAnterior: de } = cambio;
  const told = cambios.filter((campo) => !UNTOLD.includes(campo));
  if (!told.length) return null;
  if (told.length === 1 && told[0] === 'estado') {
    return autor
      ? { aviso: 'tareaCambiaEstado', parametros: { autor, titulo, de, a } }
      : { aviso: 'tareaCambiaEstadoSinAutor', parametros: { titulo, de, a } };
  }
  const campos = [...new Set(told.map(toldAs))];
  return autor
    ? { aviso: 'tareaActualizada', parametros: { autor, titulo, campos } }
    : { aviso: 'tareaActualizadaSinAutor', parametros: { titulo, campos } };
}

export const assignmentAviso = (titulo: string, autor: string | null): Said =>
  autor
    ? { aviso: 'tareaAsignada', parametros: { autor, titulo } }
    : { aviso: 'tareaAsignadaSinAutor', parametros: { titulo } };

export const takenAwayAviso = (titulo: string, autor: string | null): Said =>
  autor
    ? { aviso: 'tareaRetirada', parametros: { autor, titulo } }
    : { aviso: 'tareaRetiradaSinAutor', parametros: { titulo } };

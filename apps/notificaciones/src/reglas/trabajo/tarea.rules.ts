import { type CampoDeTarea, CAMPOS_DE_TAREA, type Said } from '@pmp/contracts/notificaciones';

/**
 * A new rank is no news to whoever has it; a new person is told of in another notification; criteria are ticked one
 * after another, and each would be one.
 */
const UNTOLD = ['orden', 'asignado', 'responsable', 'criterios'];

/** What somebody is told of: a task that is theirs, or a story that they answer for. */
export type Suyo = 'tarea' | 'historia';

const isNamed = (campo: string): campo is CampoDeTarea => Object.hasOwn(CAMPOS_DE_TAREA, campo);

const toldAs = (campo: string): CampoDeTarea => {
  if (campo === 'historiaId') return 'historia';
  if (campo === 'epicaId') return 'epica';
  return isNamed(campo) ? campo : 'otros';
};

interface Cambio {
  titulo: string;
  cambios: readonly string[];
  estado: string;
  estadoAnterior: string;
}

/** The notification for whoever has it; null: nothing worth one. */
export function changeAviso(cambio: Cambio, autor: string | null, suyo: Suyo = 'tarea'): Said | null {
  const { titulo, cambios, estado: a, estadoAnterior: de } = cambio;
  const told = cambios.filter((campo) => !UNTOLD.includes(campo));
  if (!told.length) return null;
  if (told.length === 1 && told[0] === 'estado') {
    return autor
      ? { aviso: `${suyo}CambiaEstado`, parametros: { autor, titulo, de, a } }
      : { aviso: `${suyo}CambiaEstadoSinAutor`, parametros: { titulo, de, a } };
  }
  const campos = [...new Set(told.map(toldAs))];
  return autor
    ? { aviso: `${suyo}Actualizada`, parametros: { autor, titulo, campos } }
    : { aviso: `${suyo}ActualizadaSinAutor`, parametros: { titulo, campos } };
}

export const assignmentAviso = (titulo: string, autor: string | null, suyo: Suyo = 'tarea'): Said =>
  autor
    ? { aviso: `${suyo}Asignada`, parametros: { autor, titulo } }
    : { aviso: `${suyo}AsignadaSinAutor`, parametros: { titulo } };

export const takenAwayAviso = (titulo: string, autor: string | null, suyo: Suyo = 'tarea'): Said =>
  autor
    ? { aviso: `${suyo}Retirada`, parametros: { autor, titulo } }
    : { aviso: `${suyo}RetiradaSinAutor`, parametros: { titulo } };

/** A new rank does not interest the task's assignee. */
const UNTOLD = ['orden'];

const NAMES: Record<string, string> = {
  titulo: 'el título',
  descripcion: 'la descripción',
  tipo: 'el tipo',
  prioridad: 'la prioridad',
  estado: 'el estado',
  fechaLimite: 'la fecha límite',
  tiempoEstimado: 'el tiempo estimado',
  archivos: 'los archivos',
  historia: 'la historia',
  historiaId: 'la historia',
};

/** Stands for fields that are neither named above nor ignored. */
const REST = 'otros datos';

const listed = (names: string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

interface Cambio {
  titulo: string;
  cambios: readonly string[];
  estado: string;
  estadoAnterior: string;
}

/** The text for a task's assignee; null: nothing worth a notification. */
export function changeText({ titulo, cambios, estado, estadoAnterior }: Cambio, autor: string | null) {
  const told = cambios.filter((campo) => !UNTOLD.includes(campo) && campo !== 'asignado');
  if (!told.length) return null;
  const quien = autor ?? 'Alguien';
  if (told.length === 1 && told[0] === 'estado') {
    return `${quien} ha pasado «${titulo}» de ${estadoAnterior} a ${estado}.`;
  }
  const names = [...new Set(told.map((campo) => NAMES[campo] ?? REST))];
  return `${quien} ha cambiado ${listed(names)} de «${titulo}».`;
}

export const assignmentText = (titulo: string, autor: string | null): string =>
  autor ? `${autor} te ha asignado «${titulo}».` : `Te han asignado «${titulo}».`;

export const takenAwayText = (titulo: string, autor: string | null): string =>
  autor ? `${autor} te ha retirado «${titulo}».` : `Ya no tienes asignada «${titulo}».`;

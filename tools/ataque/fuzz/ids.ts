import fc from 'fast-check';
import type { Scene } from '../escena/scene.ts';

/** Ids of existing things, to be tried in the right and in the wrong place. */
export interface Ids {
  all: readonly string[];
  /** By field name, or by the path segment before the id. */
  byName: Readonly<Record<string, string>>;
}

export function idsOf({ tree, equipo, people }: Scene): Ids {
  const { proyecto, epica, historia, tarea, archivo, sprint, tablero, columna, mensaje, adjunto } = tree;
  const persona = people.member._id;
  return {
    all: [...Object.values(tree), equipo, persona],
    byName: {
      ...{ proyecto, proyectoId: proyecto, proyectos: proyecto, chatId: proyecto },
      ...{ epicaId: epica, epicas: epica, historiaId: historia, historias: historia, ids: historia },
      ...{ 'mover-historia': historia, despuesDe: tree.otraHistoria, historiasSeleccionadas: historia },
      ...{ tareas: tarea, archivoId: archivo, archivos: adjunto, sprintId: sprint, sprint, sprints: sprint },
      ...{ destino: sprint, tableros: tablero, columnaDestinoId: columna, mensajes: mensaje },
      ...{ equipo, equipos: equipo, asignado: persona, usuarios: persona, miembros: persona },
    },
  };
}

/** Usually the id that fits. */
export const idFor = (name: string, { all, byName }: Ids): fc.Arbitrary<string> => {
  const right = byName[name];
  const any = fc.constantFrom(...all);
  return right === undefined
    ? any
    : fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: any });
};

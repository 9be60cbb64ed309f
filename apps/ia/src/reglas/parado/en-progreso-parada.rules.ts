import type { Severidad } from '@pmp/contracts/ia';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { causaOf, formatDia } from '../regla/fechas';
import { evidenciaDeHistoria, quienLaLleva, usuariosOf } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta } from '../regla/textos';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const DIAS = 5;
/** For a story, which is larger. */
const DIAS_HISTORIA = 7;
const DIAS_ALTA = 10;

/** In progress, but nothing about it has changed for days. */
export const enProgresoParada: Regla = {
  nombre: 'en-progreso-parada',
  singular: 'elemento en progreso sin cambios',
  plural: 'elementos en progreso sin cambios',
  evaluate: (vista) => [
    ...vista.tareas.flatMap((tarea) =>
      tarea.estado === 'en progreso' && vista.hoy - vista.diaOf(tarea.updatedAt) >= DIAS
        ? [ofTarea(vista, tarea)]
        : [],
    ),
    ...vista.historias.flatMap((historia) => {
      if (historia.estado !== 'en progreso') return [];
      const tareas = vista.tareasDe(historia._id);
      const ultimo = ultimoCambio(historia, tareas);
      // A task in progress gets its own alert instead.
      const told = tareas.some(({ estado }) => estado === 'en progreso');
      return !told && vista.hoy - vista.diaOf(ultimo) >= DIAS_HISTORIA
        ? [ofHistoria(vista, historia, ultimo)]
        : [];
    }),
  ],
};

const ultimoCambio = (historia: Historia, tareas: readonly Tarea[]): string =>
  tareas.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), historia.updatedAt);

function ofTarea(vista: Vista, tarea: Tarea): Hallazgo {
  const ultimo = vista.diaOf(tarea.updatedAt);
  const days = vista.hoy - ultimo;
  const { dia, exacta } = vista.entrada(tarea);
  return {
    regla: 'en-progreso-parada',
    severidad: severidadOf(days, urgenciaOf(tarea)),
    peso: days + 10 * urgenciaOf(tarea),
    sobre: 'tarea',
    item: tarea._id,
    causa: tarea.updatedAt,
    nombre: tarea.titulo,
    resumen: `sin cambios desde hace ${cuenta(days, 'día', 'días')}`,
    titulo: `En progreso y sin moverse: «${tarea.titulo}»`,
    descripcion: `Está en progreso y no ha cambiado desde el ${formatDia(ultimo)}, hace ${cuenta(days, 'día', 'días')}. ${quienLaLleva(vista, tarea)}`,
    fechaLimite: tarea.fechaLimite,
    sugerencia:
      'O está bloqueada y no lo dice, o es demasiado grande, o ya no se trabaja en ella: cada caso pide un estado distinto.',
    siguientePaso: 'Pregunta cómo va y ponle el estado que de verdad tiene',
    usuarios: usuariosOf(tarea),
    evidencia: [
      { texto: `Último cambio: ${formatDia(ultimo)}`, enlace: enlaces.tarea(tarea._id) },
      ...(exacta ? [{ texto: `En progreso desde el ${formatDia(dia)}`, enlace: null }] : []),
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

function ofHistoria(vista: Vista, historia: Historia, cambio: string): Hallazgo {
  const ultimo = vista.diaOf(cambio);
  const { _id, titulo, proyecto } = historia;
  const cuanto = cuenta(vista.hoy - ultimo, 'día', 'días');
  const abiertas = vista.tareasDe(_id).filter(isAbierta);
  const enlace = enlaces.historia(proyecto, _id);
  return {
    regla: 'en-progreso-parada',
    severidad: severidadOf(vista.hoy - ultimo, urgenciaOf(historia)),
    peso: vista.hoy - ultimo + 10 * urgenciaOf(historia),
    sobre: 'historia',
    item: _id,
    causa: causaOf(cambio),
    nombre: titulo,
    resumen: `sin cambios desde hace ${cuanto}`,
    titulo: `Historia en progreso y sin moverse: «${titulo}»`,
    descripcion: `Está en progreso, y ni ella ni sus tareas han cambiado desde el ${formatDia(ultimo)}, hace ${cuanto}.`,
    fechaLimite: null,
    sugerencia: 'Nadie trabaja en ella: si espera a algo, dilo; si no, deja sitio a otra.',
    siguientePaso: abiertas.length
      ? 'Empieza una de sus tareas o devuelve la historia a pendiente'
      : 'Dale una tarea, complétala o devuélvela a pendiente',
    usuarios: abiertas.flatMap(usuariosOf),
    evidencia: [
      { texto: `Último cambio: ${formatDia(ultimo)}`, enlace },
      {
        texto: abiertas.length
          ? `${cuenta(abiertas.length, 'tarea abierta', 'tareas abiertas')}, ninguna en progreso`
          : 'Sin tareas abiertas',
        enlace: null,
      },
    ],
    enlace,
  };
}

function severidadOf(days: number, urgencia: number): Severidad {
  if (urgencia === 3) return 'alta';
  return days >= DIAS_ALTA && urgencia >= 1 ? 'alta' : urgencia === 0 ? 'baja' : 'media';
}

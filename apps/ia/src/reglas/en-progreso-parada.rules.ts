import type { Severidad } from '@pmp/contracts/ia';
import type { Tarea } from '../datos/datos';
import { enlaces } from './enlaces';
import { diaOf, formatDia } from './fechas';
import { evidenciaDeHistoria, quienLaLleva, usuariosOf } from './frases';
import type { Hallazgo, Regla } from './regla';
import { cuenta } from './textos';
import { urgenciaOf, type Vista } from './vista';

const DIAS = 5;
const DIAS_ALTA = 10;

/** In progress, and nothing about it has changed for days. */
export const enProgresoParada: Regla = {
  nombre: 'en-progreso-parada',
  singular: 'tarea en progreso sin movimiento',
  plural: 'tareas en progreso sin movimiento',
  evaluate: (vista) =>
    vista.tareas.flatMap((tarea) =>
      tarea.estado === 'en progreso' && vista.hoy - diaOf(tarea.updatedAt) >= DIAS
        ? [hallazgoOf(vista, tarea)]
        : [],
    ),
};

function hallazgoOf(vista: Vista, tarea: Tarea): Hallazgo {
  const ultimo = diaOf(tarea.updatedAt);
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

function severidadOf(days: number, urgencia: number): Severidad {
  if (urgencia === 3) return 'alta';
  return days >= DIAS_ALTA && urgencia >= 1 ? 'alta' : urgencia === 0 ? 'baja' : 'media';
}

import type { Severidad } from '@pmp/contracts/ia';
import type { Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { causaOf, formatDia } from '../regla/fechas';
import { evidenciaDeHistoria, quienLaLleva, usuariosOf } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta } from '../regla/textos';
import { urgenciaOf, type Vista } from '../regla/vista';

const DIAS = 2;
const DIAS_ALTA = 4;
const DIAS_CRITICA = 7;

export const bloqueadaDemasiado: Regla = {
  nombre: 'bloqueada-demasiado',
  singular: 'tarea bloqueada desde hace días',
  plural: 'tareas bloqueadas desde hace días',
  evaluate: (vista) =>
    vista.tareas.flatMap((tarea) => {
      if (tarea.estado !== 'bloqueada') return [];
      const { dia } = vista.entrada(tarea);
      return vista.hoy - dia >= DIAS ? [hallazgoOf(vista, tarea)] : [];
    }),
};

function hallazgoOf(vista: Vista, tarea: Tarea): Hallazgo {
  const { dia, fecha, exacta } = vista.entrada(tarea);
  const days = vista.hoy - dia;
  const cuanto = `${exacta ? '' : 'al menos '}${cuenta(days, 'día', 'días')}`;
  return {
    regla: 'bloqueada-demasiado',
    severidad: severidadOf(days, urgenciaOf(tarea)),
    peso: days + 10 * urgenciaOf(tarea),
    sobre: 'tarea',
    item: tarea._id,
    // Blocked again on another day, it is a new alert. A day that is not known for sure may still change, so it is left
    // out.
    causa: exacta ? causaOf(fecha) : '',
    nombre: tarea.titulo,
    resumen: `lleva ${cuanto} bloqueada`,
    titulo: `Bloqueada desde hace ${cuanto}: «${tarea.titulo}»`,
    descripcion: `Está bloqueada ${exacta ? 'desde el' : 'al menos desde el'} ${formatDia(dia)}. ${quienLaLleva(vista, tarea)}`,
    fechaLimite: tarea.fechaLimite,
    sugerencia:
      'Cada día bloqueada retrasa también lo que depende de ella: nombra a quien pueda quitar el bloqueo.',
    siguientePaso: 'Pregunta hoy qué falta para desbloquearla y quién lo puede resolver',
    usuarios: usuariosOf(tarea),
    evidencia: [
      {
        texto: exacta
          ? `Pasó a bloqueada el ${formatDia(dia)}`
          : `Ya estaba bloqueada el ${formatDia(dia)}, su último cambio`,
        enlace: enlaces.tarea(tarea._id),
      },
      { texto: `Prioridad ${tarea.prioridad}`, enlace: null },
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

function severidadOf(days: number, urgencia: number): Severidad {
  if (days >= DIAS_CRITICA || urgencia === 3) return 'crítica';
  return days >= DIAS_ALTA || urgencia === 2 ? 'alta' : 'media';
}

import type { Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo, isVencida } from '../regla/fechas';
import { evidenciaDeHistoria } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const DIAS_CERCA = 3;

/** Unassigned, and of high priority or due soon. */
export const urgenteSinAsignar: Regla = {
  nombre: 'urgente-sin-asignar',
  singular: 'tarea urgente sin asignar',
  plural: 'tareas urgentes sin asignar',
  evaluate: (vista) =>
    vista.tareas.flatMap((tarea) =>
      !tarea.asignado && isAbierta(tarea) && (urgenciaOf(tarea) >= 2 || isCerca(vista, tarea))
        ? [hallazgoOf(vista, tarea)]
        : [],
    ),
};

const isCerca = (vista: Vista, { fechaLimite }: Tarea): boolean =>
  fechaLimite !== null && vista.diaOfPlan(fechaLimite) - vista.hoy <= DIAS_CERCA;

function hallazgoOf(vista: Vista, tarea: Tarea): Hallazgo {
  const { fechaLimite, prioridad } = tarea;
  const dia = fechaLimite === null ? null : vista.diaOfPlan(fechaLimite);
  const vence = dia === null ? 'sin fecha límite' : vencimiento(vista, fechaLimite!);
  const critica = urgenciaOf(tarea) === 3;
  return {
    regla: 'urgente-sin-asignar',
    severidad: critica ? 'crítica' : urgenciaOf(tarea) === 2 ? 'alta' : 'media',
    peso: 10 * urgenciaOf(tarea) + (dia !== null && isCerca(vista, tarea) ? 5 : 0),
    sobre: 'tarea',
    item: tarea._id,
    causa: 'sin-asignar',
    nombre: tarea.titulo,
    resumen: `prioridad ${prioridad}, ${vence} y sin nadie`,
    titulo: `Urgente y sin asignar: «${tarea.titulo}»`,
    descripcion: `Tiene prioridad ${prioridad}, ${vence}, y nadie la tiene asignada.`,
    fechaLimite,
    sugerencia: 'Lo que no es de nadie no se hace: mira quién tiene hueco antes de que empiece otra cosa.',
    siguientePaso: 'Asígnala a alguien del equipo',
    usuarios: [],
    evidencia: [
      { texto: `Prioridad ${prioridad}, ${tarea.estado}, sin asignar`, enlace: enlaces.tarea(tarea._id) },
      ...(dia === null ? [] : [{ texto: `Fecha límite: ${formatDia(dia)}`, enlace: null }]),
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

const vencimiento = (vista: Vista, fecha: string): string =>
  `${isVencida(fecha, vista) ? 'venció' : 'vence'} ${formatRelativo(vista.diaOfPlan(fecha), vista.hoy)}`;

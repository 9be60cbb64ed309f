import type { Dia } from '@pmp/platform';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo } from '../regla/fechas';
import { esperadoPor, evidenciaDeHistoria, quienLaLleva, usuariosOf } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

/** Due tomorrow at the latest. */
const DIAS_CERCA = 1;
const CRITICA = 3;

/**
 * Of critical priority, begun and due today or tomorrow; a story whether it was begun or not. A task that was not begun
 * is told by `vence-sin-empezar`.
 */
export const criticaPorVencer: Regla = {
  nombre: 'critica-por-vencer',
  singular: 'elemento crítico que vence hoy o mañana',
  plural: 'elementos críticos que vencen hoy o mañana',
  evaluate: (vista) => [
    ...vista.tareas.flatMap((tarea) => {
      if (tarea.estado === 'pendiente') return [];
      const dia = nearDayOf(vista, tarea, tarea.fechaLimite);
      return dia === null ? [] : [ofTarea(vista, tarea, dia)];
    }),
    ...vista.historias.flatMap((historia) => {
      const dia = nearDayOf(vista, historia, historia.fin);
      return dia === null ? [] : [ofHistoria(vista, historia, dia)];
    }),
  ],
};

function nearDayOf(vista: Vista, item: Tarea | Historia, fecha: string | null | undefined): Dia | null {
  if (!fecha || !isAbierta(item) || urgenciaOf(item) < CRITICA) return null;
  const dia = vista.diaOfPlan(fecha);
  return dia < vista.hoy || dia - vista.hoy > DIAS_CERCA ? null : dia;
}

function ofTarea(vista: Vista, tarea: Tarea, dia: Dia): Hallazgo {
  const antes = esperadoPor(vista, tarea);
  return {
    ...common(vista, tarea, dia),
    sobre: 'tarea',
    causa: tarea.fechaLimite!,
    descripcion: `Vence el ${formatDia(dia)} (${formatRelativo(dia, vista.hoy)}), es de prioridad crítica y está ${tarea.estado}. ${quienLaLleva(vista, tarea)}`,
    fechaLimite: tarea.fechaLimite,
    siguientePaso: antes
      ? `Termina antes «${antes.titulo}» o quita la dependencia`
      : tarea.estado === 'bloqueada'
        ? 'Nombra a quien pueda quitar lo que la bloquea'
        : tarea.asignado
          ? 'Pregunta hoy si llega y qué hace falta'
          : 'Asígnala hoy a alguien con hueco',
    usuarios: usuariosOf(tarea),
    evidencia: [
      { texto: `Fecha límite: ${formatDia(dia)}`, enlace: enlaces.tarea(tarea._id) },
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

function ofHistoria(vista: Vista, historia: Historia, dia: Dia): Hallazgo {
  const lleva = vista.persona(historia.responsable ?? null);
  const enlace = enlaces.historia(historia.proyecto, historia._id);
  const abiertas = vista.tareasDe(historia._id).filter(isAbierta).length;
  return {
    ...common(vista, historia, dia),
    sobre: 'historia',
    causa: historia.fin!,
    descripcion: `Debe estar el ${formatDia(dia)} (${formatRelativo(dia, vista.hoy)}), es de prioridad crítica y está ${historia.estado}. ${lleva ? `La lleva ${lleva.nombre}.` : 'Nadie está a cargo.'}`,
    fechaLimite: null,
    siguientePaso: lleva ? 'Pregunta hoy si llega y qué hace falta' : 'Pon a alguien a cargo hoy',
    usuarios: lleva ? [lleva._id] : [],
    evidencia: [
      { texto: `Fin: ${formatDia(dia)}; tareas sin completar: ${abiertas}`, enlace },
      { texto: `Prioridad ${historia.prioridad}, ${historia.estado}`, enlace: null },
    ],
    enlace,
  };
}

const common = (vista: Vista, item: Tarea | Historia, dia: Dia) => {
  const relativo = formatRelativo(dia, vista.hoy);
  return {
    regla: 'critica-por-vencer' as const,
    severidad: dia === vista.hoy ? ('crítica' as const) : ('alta' as const),
    peso: 10 * urgenciaOf(item) - (dia - vista.hoy),
    item: item._id,
    nombre: item.titulo,
    resumen: `crítica, vence ${relativo}`,
    titulo: `Crítica y vence ${relativo}: «${item.titulo}»`,
    sugerencia:
      'Lo crítico con el plazo encima se mira cada día: decide hoy si llega, se recorta o se avisa.',
  };
};

import type { Severidad } from '@pmp/contracts/ia';
import type { Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo, isVencida } from '../regla/fechas';
import { esperadoPor, evidenciaDeHistoria, quienLaLleva, usuariosOf } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { isAbierta, urgenciaOf, type Vista } from '../regla/vista';

const DIAS_CRITICA = 7;
const DIAS_ALTA = 3;

export const tareaVencida: Regla = {
  nombre: 'tarea-vencida',
  singular: 'tarea vencida',
  plural: 'tareas vencidas',
  evaluate: (vista) =>
    vista.tareas.flatMap((tarea) =>
      tarea.fechaLimite && isAbierta(tarea) && isVencida(tarea.fechaLimite, vista)
        ? [hallazgoOf(vista, tarea, tarea.fechaLimite)]
        : [],
    ),
};

function hallazgoOf(vista: Vista, tarea: Tarea, fechaLimite: string): Hallazgo {
  const dia = vista.diaOfPlan(fechaLimite);
  const days = vista.hoy - dia;
  const relativo = formatRelativo(dia, vista.hoy);
  const antes = esperadoPor(vista, tarea);
  return {
    regla: 'tarea-vencida',
    severidad: severidadOf(days, urgenciaOf(tarea)),
    peso: days + 10 * urgenciaOf(tarea),
    sobre: 'tarea',
    item: tarea._id,
    causa: fechaLimite,
    nombre: tarea.titulo,
    resumen: `venció ${relativo}`,
    titulo: `Tarea vencida: «${tarea.titulo}»`,
    descripcion: `Venció el ${formatDia(dia)} (${relativo}) y está ${tarea.estado}. ${quienLaLleva(vista, tarea)}`,
    fechaLimite,
    sugerencia:
      tarea.estado === 'bloqueada'
        ? 'No avanzará mientras siga bloqueada: quita primero lo que la bloquea.'
        : antes
          ? `Espera a que termine «${antes.titulo}»: hasta entonces ninguna fecha suya se puede cumplir.`
          : 'Una fecha pasada ya no avisa de nada: termínala, recórtala o acuerda otra fecha que se pueda cumplir.',
    siguientePaso:
      tarea.estado === 'bloqueada'
        ? 'Nombra a quien pueda quitar lo que la bloquea'
        : antes
          ? `Termina antes «${antes.titulo}» o quita la dependencia`
          : tarea.asignado
            ? 'Acuerda una fecha nueva con quien la lleva'
            : 'Asígnala y ponle otra fecha',
    usuarios: usuariosOf(tarea),
    evidencia: [
      { texto: `Fecha límite: ${formatDia(dia)}`, enlace: enlaces.tarea(tarea._id) },
      { texto: `Prioridad ${tarea.prioridad}, ${tarea.estado}`, enlace: null },
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

function severidadOf(days: number, urgencia: number): Severidad {
  if (days >= DIAS_CRITICA || urgencia === 3) return 'crítica';
  return days >= DIAS_ALTA || urgencia === 2 ? 'alta' : 'media';
}

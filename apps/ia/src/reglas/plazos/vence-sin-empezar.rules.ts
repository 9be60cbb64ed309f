import type { Severidad } from '@pmp/contracts/ia';
import type { Dia } from '@pmp/platform';
import type { Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, formatRelativo, isVencida, laborablesBetween } from '../regla/fechas';
import { esperadoPor, evidenciaDeHistoria, quienLaLleva, usuariosOf } from '../regla/frases';
import { HORAS_POR_DIA } from '../regla/jornada';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta } from '../regla/textos';
import { urgenciaOf, type Vista } from '../regla/vista';

/** Working days left, today included. */
const LABORABLES_CERCA = 3;
/** Large tasks are reported earlier, but not earlier than this. */
const DIAS_MAX = 14;

/** Not begun, and due within three working days or in less time than its estimate. */
export const venceSinEmpezar: Regla = {
  nombre: 'vence-sin-empezar',
  singular: 'tarea que vence pronto sin empezar',
  plural: 'tareas que vencen pronto sin empezar',
  evaluate: (vista) =>
    vista.tareas.flatMap((tarea) => {
      const { fechaLimite, estado } = tarea;
      if (!fechaLimite || estado !== 'pendiente' || isVencida(fechaLimite, vista)) return [];
      const dia = vista.diaOfPlan(fechaLimite);
      if (dia - vista.hoy > DIAS_MAX) return [];
      const laborables = laborablesBetween(vista.hoy, dia);
      const cabe = (tarea.tiempoEstimado ?? 0) <= laborables * HORAS_POR_DIA;
      return laborables > LABORABLES_CERCA && cabe
        ? []
        : [hallazgoOf(vista, tarea, { dia, laborables, cabe })];
    }),
};

interface Plazo {
  dia: Dia;
  laborables: number;
  /** Whether its estimate fits in the hours that are left. */
  cabe: boolean;
}

function hallazgoOf(vista: Vista, tarea: Tarea, { dia, laborables, cabe }: Plazo): Hallazgo {
  const relativo = formatRelativo(dia, vista.hoy);
  const horas = tarea.tiempoEstimado;
  const quedan = cuenta(laborables, 'día laborable', 'días laborables');
  const antes = esperadoPor(vista, tarea);
  return {
    regla: 'vence-sin-empezar',
    severidad: severidadOf(dia - vista.hoy, urgenciaOf(tarea), cabe),
    peso: 10 * urgenciaOf(tarea) - (dia - vista.hoy),
    sobre: 'tarea',
    item: tarea._id,
    causa: tarea.fechaLimite!,
    nombre: tarea.titulo,
    resumen: `vence ${relativo} y no se ha empezado`,
    titulo: `Vence ${relativo} y no se ha empezado: «${tarea.titulo}»`,
    descripcion: `Vence el ${formatDia(dia)} (${relativo}) y sigue pendiente. ${quienLaLleva(vista, tarea)}`,
    fechaLimite: tarea.fechaLimite,
    sugerencia: antes
      ? `No se puede empezar hasta que termine «${antes.titulo}»: el plazo depende de eso.`
      : cabe
        ? 'Empezarla hoy deja margen para una sorpresa; mañana quizá ya no.'
        : 'Lo estimado no cabe en el plazo: reparte el trabajo, recorta la tarea o mueve la fecha antes de que venza.',
    siguientePaso: antes
      ? `Termina antes «${antes.titulo}» o quita la dependencia`
      : tarea.asignado
        ? 'Pide que se empiece hoy o mueve la fecha'
        : 'Asígnala hoy a alguien con hueco',
    usuarios: usuariosOf(tarea),
    evidencia: [
      {
        texto: `Fecha límite: ${formatDia(dia)}; contando hoy, ${laborables === 1 ? 'queda' : 'quedan'} ${quedan}`,
        enlace: enlaces.tarea(tarea._id),
      },
      ...(horas
        ? [
            {
              texto: `Estimada en ${cuenta(horas, 'hora', 'horas')}; en el plazo hay ${cuenta(laborables * HORAS_POR_DIA, 'hora', 'horas')} de trabajo de una persona`,
              enlace: null,
            },
          ]
        : []),
      ...evidenciaDeHistoria(vista, tarea),
    ],
    enlace: enlaces.tarea(tarea._id),
  };
}

function severidadOf(days: number, urgencia: number, cabe: boolean): Severidad {
  if (days === 0 && urgencia >= 2) return 'crítica';
  return days <= 1 || urgencia >= 2 || !cabe ? 'alta' : 'media';
}

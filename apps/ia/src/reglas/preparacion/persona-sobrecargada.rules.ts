import type { Dia } from '@pmp/platform';
import type { Persona, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia, laborablesBetween } from '../regla/fechas';
import { shortened, evidenciaDeTarea } from '../regla/frases';
import { HORAS_POR_DIA } from '../regla/jornada';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta, formatNumero, porcentaje } from '../regla/textos';
import { isAbierta, type Vista } from '../regla/vista';

/** Looks this many calendar days ahead: what is due later can still be arranged. */
const HORIZONTE = 14;
/** A little more than the available hours is within the error of any estimate. */
const EXCESO = 1.1;

const MIN_TAREAS = 2;

interface Carga {
  dia: Dia;
  horas: number;
  disponibles: number;
  tareas: readonly ConFecha[];
}

/** A task with the day by which it must be done, its own or its sprint's. */
type ConFecha = Tarea & { dia: Dia };

/**
 * On some day within two weeks, more hours are due than there are until then. Tasks in review do not count, as their
 * work is done. A single task that does not fit has a date that is too early, which another rule reports.
 */
export const personaSobrecargada: Regla = {
  nombre: 'persona-sobrecargada',
  singular: 'persona con más trabajo del que cabe',
  plural: 'personas con más trabajo del que cabe',
  evaluate: (vista) => {
    const fin = finDeSprint(vista);
    const pendientes = vista.tareas.flatMap((tarea) => {
      const dia = tarea.fechaLimite ? vista.diaOfPlan(tarea.fechaLimite) : fin(tarea);
      return isPorHacer(tarea) && dia !== null && dia - vista.hoy <= HORIZONTE ? [{ ...tarea, dia }] : [];
    });
    const porPersona = Map.groupBy(pendientes, ({ asignado }) => asignado);
    return vista.personas.flatMap((persona) => {
      const peor = peorCarga(vista, porPersona.get(persona._id) ?? []);
      return persona.activa && peor ? [hallazgoOf(vista, persona, peor)] : [];
    });
  },
};

const isPorHacer = (tarea: Tarea): boolean => isAbierta(tarea) && tarea.estado !== 'en revisión';

/** Tasks without a date must be done by the end of their story's sprint. */
function finDeSprint(vista: Vista): (tarea: Tarea) => Dia | null {
  const { sprintEnCurso } = vista;
  if (!sprintEnCurso) return () => null;
  const dentro = new Set(sprintEnCurso.historias);
  return ({ historia }) => (dentro.has(historia) ? vista.diaOfPlan(sprintEnCurso.fechaFin) : null);
}

/** Compares, for each due day, the hours due until then with the hours available, and returns the worst day. */
function peorCarga(vista: Vista, tareas: readonly ConFecha[]): Carga | null {
  const ordenadas = tareas.toSorted((a, b) => a.dia - b.dia || (a._id < b._id ? -1 : 1));
  let horas = 0;
  let estimadas = 0;
  let peor: Carga | null = null;
  ordenadas.forEach((tarea, i) => {
    horas += tarea.tiempoEstimado ?? 0;
    if (tarea.tiempoEstimado) estimadas++;
    if (ordenadas[i + 1]?.dia === tarea.dia || estimadas < MIN_TAREAS) return;
    const hasta = Math.max(tarea.dia, vista.hoy);
    const disponibles = laborablesBetween(vista.hoy, hasta) * HORAS_POR_DIA;
    if (horas > disponibles * EXCESO && (!peor || horas - disponibles > peor.horas - peor.disponibles)) {
      peor = { dia: hasta, horas, disponibles, tareas: ordenadas.slice(0, i + 1) };
    }
  });
  return peor;
}

function hallazgoOf(vista: Vista, { _id, nombre }: Persona, carga: Carga): Hallazgo {
  const { dia, horas, disponibles, tareas } = carga;
  const proyecto = vista.proyecto._id;
  const sobran = horas - disponibles;
  const sinEstimar = tareas.filter(({ tiempoEstimado }) => tiempoEstimado === null).length;
  const hasta = formatDia(dia);
  return {
    regla: 'persona-sobrecargada',
    severidad: horas >= 2 * disponibles ? 'crítica' : horas >= 1.4 * disponibles ? 'alta' : 'media',
    peso: sobran,
    sobre: 'persona',
    item: _id,
    causa: `${proyecto} ${hasta}`,
    nombre,
    resumen: `le sobran ${cuenta(sobran, 'hora', 'horas')} hasta el ${hasta}`,
    titulo: `${nombre} tiene más trabajo del que cabe`,
    descripcion: `Hasta el ${hasta} tiene ${cuenta(horas, 'hora estimada', 'horas estimadas')} en ${cuenta(tareas.length, 'tarea', 'tareas')} de este proyecto, y de trabajo hay ${cuenta(disponibles, 'hora', 'horas')}: sobran ${formatNumero(sobran)}.`,
    fechaLimite: null,
    sugerencia:
      'Pasa a otra persona lo menos urgente o mueve alguna fecha: repartirlo ahora cuesta menos que llegar tarde.',
    siguientePaso: `Reparte o aplaza ${cuenta(sobran, 'hora', 'horas')} de lo que lleva ${nombre}`,
    usuarios: [_id, ...vista.responsables.filter((responsable) => responsable !== _id)],
    evidencia: [
      {
        texto: `${cuenta(disponibles / HORAS_POR_DIA, 'día laborable', 'días laborables')} a ${HORAS_POR_DIA} horas: ${disponibles ? `ocupación del ${porcentaje(horas / disponibles)}` : 'ya no queda tiempo'}`,
        enlace: null,
      },
      ...(sinEstimar
        ? [
            {
              texto: `Además, ${cuenta(sinEstimar, 'tarea', 'tareas')} sin estimar que aquí no ${sinEstimar === 1 ? 'suma' : 'suman'}`,
              enlace: null,
            },
          ]
        : []),
      ...(tareas.some(({ estado, tiempoEstimado }) => estado === 'en progreso' && tiempoEstimado)
        ? [{ texto: 'De lo que está en progreso se cuenta toda la estimación', enlace: null }]
        : []),
      ...shortened(tareas.filter((t) => t.tiempoEstimado).map((t) => evidenciaDeTarea(t, detalleOf(t)))),
    ],
    enlace: enlaces.backlog(proyecto),
  };
}

const detalleOf = ({ tiempoEstimado, dia }: ConFecha): string =>
  `${cuenta(tiempoEstimado!, 'hora', 'horas')}, para el ${formatDia(dia)}`;

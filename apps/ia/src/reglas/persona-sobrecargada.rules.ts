import type { Dia } from '@pmp/platform';
import type { Persona, Tarea } from '../datos/datos';
import { enlaces } from './enlaces';
import { formatDia, laborablesBetween } from './fechas';
import { shortened, evidenciaDeTarea } from './frases';
import { HORAS_POR_DIA } from './jornada';
import type { Hallazgo, Regla } from './regla';
import { cuenta, formatNumero, porcentaje } from './textos';
import { isAbierta, type Vista } from './vista';

/** Calendar days ahead that are looked at: what is due later can still be arranged. */
const HORIZONTE = 14;
/** A little above the hours there are is the error of any estimate. */
const EXCESO = 1.1;

const MIN_TAREAS = 2;

interface Carga {
  dia: Dia;
  horas: number;
  disponibles: number;
  tareas: readonly ConFecha[];
}

/** A task with the day by which it has to be done, its own or its sprint's. */
type ConFecha = Tarea & { dia: Dia };

/**
 * Some day within two weeks, more hours are due by then than there are. What is in review has been worked already, and
 * one task alone is not too much work but a date too early, which another rule tells.
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

/** Tasks without a date of their own have to be done by the end of the sprint their story is in. */
function finDeSprint(vista: Vista): (tarea: Tarea) => Dia | null {
  const { sprintEnCurso } = vista;
  if (!sprintEnCurso) return () => null;
  const dentro = new Set(sprintEnCurso.historias);
  return ({ historia }) => (dentro.has(historia) ? vista.diaOfPlan(sprintEnCurso.fechaFin) : null);
}

/** By each due day, what is due until then against the hours until then; the day on which it fits least. */
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

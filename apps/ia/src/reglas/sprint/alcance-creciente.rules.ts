import type { Evidencia } from '@pmp/contracts/ia';
import type { Historia, Inicio, Sprint, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia } from '../regla/fechas';
import { shortened, evidenciaDeHistoriaEn, evidenciaDeTarea } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta, formatNumero, porcentaje } from '../regla/textos';
import type { Vista } from '../regla/vista';

const CRECE = 0.1;
const CRECE_MUCHO = 0.25;
/** A few more tasks are normal. */
const MIN_TAREAS = 5;

/** Since the sprint began, it has gained points, in its stories or by others, or tasks that nobody had planned. */
export const alcanceCreciente: Regla = {
  nombre: 'alcance-creciente',
  singular: 'sprint cuyo alcance crece',
  plural: 'sprints cuyo alcance crece',
  evaluate: (vista) => {
    const sprint = vista.sprintEnCurso;
    const inicio = sprint && vista.inicios.get(sprint._id);
    if (!sprint || !inicio) return [];
    const crecimiento = crecimientoOf(vista, sprint, inicio);
    const { puntos, tareas } = crecimiento;
    const parte = Math.max(puntos.parte, tareas.nuevas.length >= MIN_TAREAS ? tareas.parte : 0);
    return parte >= CRECE ? [hallazgoOf(vista, sprint, inicio, crecimiento, parte)] : [];
  },
};

type Crecimiento = ReturnType<typeof crecimientoOf>;

function crecimientoOf(vista: Vista, sprint: Sprint, inicio: Inicio) {
  const historias = vista.historiasEn(sprint);
  const alInicio = Object.values(inicio.puntos ?? {}).reduce((sum, puntos) => sum + puntos, 0);
  const ahora = historias.reduce((sum, { puntos }) => sum + puntos, 0);
  // Stories that have left the sprint make room for those that have come into it.
  const mas = inicio.puntos ? ahora - alInicio : 0;
  const distintas = historias.filter(({ _id, puntos }) => inicio.puntos && inicio.puntos[_id] !== puntos);
  const crecidas = distintas.map((historia) => ({ historia, antes: inicio.puntos?.[historia._id] ?? null }));
  const todas = historias.flatMap(({ _id }): readonly Tarea[] => vista.tareasDe(_id));
  const nuevas = todas.filter(({ createdAt }) => createdAt > inicio.fecha);
  const previas = todas.length - nuevas.length;
  return {
    puntos: { crecidas, alInicio, mas, parte: alInicio ? mas / alInicio : 0 },
    tareas: { nuevas, previas, parte: previas ? nuevas.length / previas : 0 },
  };
}

function hallazgoOf(
  vista: Vista,
  sprint: Sprint,
  inicio: Inicio,
  { puntos, tareas }: Crecimiento,
  parte: number,
): Hallazgo {
  const desde = formatDia(vista.diaOf(inicio.fecha));
  const partes = [
    ...(puntos.parte >= CRECE
      ? [
          `ha pasado de ${formatNumero(puntos.alInicio)} a ${cuenta(puntos.alInicio + puntos.mas, 'punto', 'puntos')} (un ${porcentaje(puntos.parte)} más)`,
        ]
      : []),
    ...(tareas.nuevas.length >= MIN_TAREAS && tareas.parte >= CRECE
      ? [
          `tiene ${cuenta(tareas.nuevas.length, 'tarea', 'tareas')} más que las ${formatNumero(tareas.previas)} del principio`,
        ]
      : []),
  ];
  return {
    regla: 'alcance-creciente',
    severidad: parte >= CRECE_MUCHO ? 'alta' : 'media',
    peso: 100 * parte,
    sobre: 'sprint',
    item: sprint._id,
    causa: `${Math.floor(parte * 10)}`,
    nombre: sprint.nombre,
    resumen: `un ${porcentaje(parte)} más desde que empezó`,
    titulo: `El alcance de «${sprint.nombre}» crece`,
    descripcion: `Desde que empezó, el ${desde}, ${partes.join(' y ')}.`,
    fechaLimite: sprint.fechaFin,
    sugerencia: 'Si entra trabajo nuevo, algo tiene que salir: acuérdalo con quien lo pide antes de seguir.',
    siguientePaso: 'Decide qué sale del sprint a cambio de lo que ha entrado',
    usuarios: vista.responsables,
    evidencia: shortened([
      ...puntos.crecidas.map(historiaCrecida),
      ...tareas.nuevas.map((tarea) => tareaNueva(vista, tarea)),
    ]),
    enlace: enlaces.sprints(sprint.proyecto),
  };
}

/** `antes` null: it was not in the sprint when it began. */
const historiaCrecida = ({ historia, antes }: { historia: Historia; antes: number | null }): Evidencia => {
  const puntos = cuenta(historia.puntos, 'punto', 'puntos');
  return evidenciaDeHistoriaEn(
    historia,
    antes === null ? `añadida, ${puntos}` : `de ${formatNumero(antes)} a ${puntos}`,
  );
};

const tareaNueva = (vista: Vista, tarea: Tarea): Evidencia =>
  evidenciaDeTarea(tarea, `añadida el ${formatDia(vista.diaOf(tarea.createdAt))}`);

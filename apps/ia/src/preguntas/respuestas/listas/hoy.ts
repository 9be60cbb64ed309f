import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { qDeTareas } from '../../q-de-tareas';
import type { TareasQuery } from '../../person-reader';
import type { Tarea } from '../../../datos/lectura/datos';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import { filaOf, nombresOf } from './filas';
import { cantidad, elementos, lineas, tareas } from '../contexto/redaccion';

const MAX_PROPIAS = 500;
const POR_GRUPO = 5;

const PESO = { crítica: 0, alta: 1, media: 2, baja: 3 };

/** Sorts tasks without a date behind those with one. */
const SIN_FECHA = '9';

const byUrgencia = (a: Tarea, b: Tarea): number => {
  const fechas = (a.fechaLimite ?? SIN_FECHA).localeCompare(b.fechaLimite ?? SIN_FECHA);
  return PESO[a.prioridad] - PESO[b.prioridad] || fechas;
};

const GRUPOS = [
  'Vencidas',
  'Vencen hoy',
  'En curso',
  'Bloqueadas, por si ya puedes desatascarlas',
  'Después',
];

/** The first group that the task fits into. */
function grupoOf({ fechaLimite, estado }: Tarea, hoy: string): number {
  const dia = fechaLimite?.slice(0, 10);
  if (dia !== undefined && dia < hoy) return 0;
  if (dia === hoy) return 1;
  if (estado === 'bloqueada') return 3;
  return estado === 'pendiente' ? 4 : 2;
}

async function nothingToDo(contexto: Contexto) {
  const { reader, ambito } = contexto;
  const libres = await reader.tareas({
    proyectos: idsOf(ambito),
    asignado: null,
    abiertas: true,
    orden: 'limite',
    cuantas: MAX_PROPIAS,
  });
  const nombres = await nombresOf(contexto);
  const primeras = libres.filas
    .filter(({ estado }) => estado !== 'bloqueada')
    .sort(byUrgencia)
    .slice(0, POR_GRUPO);
  return respuesta(
    lineas(
      t`No tienes tareas abiertas asignadas${dondeOf(contexto)}.`,
      libres.total ? t`Hay ${tareas(libres.total)} sin asignar que podrías coger; por este orden:` : null,
      primeras.length ? elementos(primeras.map((tarea) => filaOf({ tarea, nombres, contexto }))) : null,
    ),
    ['¿De qué va este proyecto?', '¿Quién está en el equipo?', '¿Cómo va el sprint?'],
  );
}

const suyas = ({ reader, ambito }: Contexto): TareasQuery => ({
  proyectos: idsOf(ambito),
  asignado: reader.persona._id,
  abiertas: true,
  orden: 'limite',
  cuantas: MAX_PROPIAS,
});

/** What to do first: overdue tasks, then those due, then those begun, then by priority. */
async function mine(contexto: Contexto) {
  const { filas, total } = await contexto.reader.tareas(suyas(contexto));
  if (!total) return nothingToDo(contexto);
  const nombres = await nombresOf(contexto);
  const grupos = GRUPOS.map((titulo, i) => {
    const propias = filas.filter((t) => grupoOf(t, contexto.hoy) === i).sort(byUrgencia);
    if (!propias.length) return null;
    const vistas = propias.slice(0, POR_GRUPO);
    const resto = propias.length - vistas.length;
    return lineas(
      t`**${titulo}** (${propias.length})`,
      elementos(vistas.map((tarea) => filaOf({ tarea, nombres, contexto }))),
      resto ? t`Y ${cantidad(resto, 'más', 'más')}.` : null,
    );
  });
  return respuesta(
    lineas(t`Tienes ${tareas(total)} por hacer${dondeOf(contexto)}. Por este orden:`, ...grupos),
    ['¿Qué vence esta semana?', '¿Qué está bloqueado?'],
  );
}

const HOY = { unidad: 'dia', salto: 0 };

const responder: Answerer = async (contexto) => {
  const { periodo } = contexto.pregunta;
  const deHoy = periodo?.unidad === HOY.unidad && periodo.salto === HOY.salto;
  const hecha = consultada(
    await mine(contexto),
    ['Tareas', 'abiertas'],
    qDeTareas(suyas(contexto), contexto),
  );
  // Its own order says what is urgent, overdue or blocked.
  const aplica = ['sobre', 'propias', 'estados', 'abiertas', 'vencidas', 'prioridades'] as const;
  return { ...hecha, aplica: deHoy ? [...aplica, 'periodo'] : aplica };
};

export const hoy: Definicion = {
  tipo: 'hoy',
  frases: {
    normal: `¿Qué hago hoy? | ¿Por dónde empiezo? | ¿Qué tengo que hacer? | ¿En qué debería ponerme?
      ¿Qué me toca ahora? | ¿Qué tengo yo pendiente? | Organízame el día | ¿Con qué sigo? | ¿Qué tengo asignado?
      ¿Qué me queda por hacer? | ¿Qué toca hoy? | ¿Qué me queda? | ¿Qué me toca? | ¿Qué hago primero?
      ¿Qué tengo pendiente para hoy? | ¿En qué me pongo? | ¿Qué me queda pendiente? | ¿Qué tengo entre manos?
      ¿Qué me toca hacer hoy? | ¿Por dónde debería empezar? | ¿En qué me centro? | ¿Qué tengo encima de la mesa?
      ¿Cuál es mi trabajo de hoy? | ¿Qué tareas tengo? | ¿Qué debería hacer a continuación?
      Ordéname las tareas de hoy | ¿Qué me espera hoy?`,
    corta: `mi día | lo mío | mis pendientes | qué tengo | para hoy | qué me toca | mi trabajo | siguiente tarea`,
    ruda: `qué narices hago yo ahora | qué me toca comerme hoy | con qué marrón empiezo hoy`,
    hablada: `oye y yo qué hago | venga, por dónde tiro | acabo de llegar, qué toca | a ver con qué me pongo`,
    mal: `ke ago oy | mis taras | x donde enpiezo | q tngo q acer`,
    formal: `¿Cuáles son mis tareas prioritarias para la jornada? | ¿Qué trabajo tengo asignado?`,
    en: `what should I do today? | my tasks | what do I have to do? | what's on my plate?
      what should I work on next? | what's my next task?`,
    fr: `que dois-je faire aujourd'hui ? | par quoi je commence ? | mes tâches`,
    de: `was soll ich heute tun? | meine Aufgaben | womit fange ich an? | was steht heute an?
      was muss ich machen?`,
  },
  admite: ['propias'],
  responder,
};

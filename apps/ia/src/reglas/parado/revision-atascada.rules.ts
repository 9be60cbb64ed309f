import type { Evidencia } from '@pmp/contracts/ia';
import type { Dia } from '@pmp/platform';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from '../regla/enlaces';
import { formatDia } from '../regla/fechas';
import { shortened, evidenciaDeHistoriaEn, evidenciaDeTarea } from '../regla/frases';
import type { Hallazgo, Regla } from '../regla/regla';
import { cuenta, enumera } from '../regla/textos';
import type { Vista } from '../regla/vista';

const MIN_COLA = 4;
const DIAS_ESPERA = 3;
const MIN_ESPERANDO = 2;
const DIAS_ALTA = 7;

interface EnRevision {
  item: Tarea | Historia;
  dia: Dia;
  exacta: boolean;
  evidencia: (detalle: string) => Evidencia;
}

/** More items wait for review than there are people to review them, or some have waited for days. */
export const revisionAtascada: Regla = {
  nombre: 'revision-atascada',
  singular: 'cola de revisión',
  plural: 'colas de revisión',
  evaluate: (vista) => {
    const cola = colaOf(vista);
    const personas = vista.personas.filter(({ activa, rolEquipo }) => activa && rolEquipo).length;
    const limite = Math.max(MIN_COLA, personas);
    const esperando = cola.filter(({ dia }) => vista.hoy - dia >= DIAS_ESPERA);
    if (cola.length <= limite && esperando.length < MIN_ESPERANDO) return [];
    return [hallazgoOf(vista, cola, { esperando: esperando.length, limite, personas })];
  },
};

/** The items in review, the longest wait first. */
function colaOf(vista: Vista): EnRevision[] {
  const tareas = vista.tareas.filter(({ estado }) => estado === 'en revisión');
  const historias = vista.historias.filter(({ estado }) => estado === 'en revisión');
  return [
    ...tareas.map((item) => ({ item, evidencia: (d: string) => evidenciaDeTarea(item, d) })),
    ...historias.map((item) => ({ item, evidencia: (d: string) => evidenciaDeHistoriaEn(item, d) })),
  ]
    .map((one) => ({ ...one, ...vista.entrada(one.item) }))
    .sort((a, b) => a.dia - b.dia || (a.item._id < b.item._id ? -1 : 1));
}

interface Medida {
  /** How many have waited for days. */
  esperando: number;
  limite: number;
  /** Active members of the team. */
  personas: number;
}

function hallazgoOf(
  vista: Vista,
  cola: readonly EnRevision[],
  { esperando, limite, personas }: Medida,
): Hallazgo {
  const { proyecto } = vista;
  const tareas = cola.filter(({ item }) => 'historia' in item).length;
  const historias = cola.length - tareas;
  const cosas = enumera([
    ...(tareas ? [cuenta(tareas, 'tarea', 'tareas')] : []),
    ...(historias ? [cuenta(historias, 'historia', 'historias')] : []),
  ]);
  const days = vista.hoy - cola[0]!.dia;
  return {
    regla: 'revision-atascada',
    severidad: cola.length >= 2 * limite || days >= DIAS_ALTA ? 'alta' : 'media',
    peso: cola.length + days,
    sobre: tareas ? 'tarea' : 'historia',
    item: proyecto._id,
    causa: cola
      .map(({ item }) => item._id)
      .sort()
      .join(),
    nombre: proyecto.nombre,
    resumen: `${cosas} en revisión`,
    titulo: `La revisión se atasca: ${cosas} esperando`,
    descripcion: `En revisión hay ${cosas}; en el equipo, ${cuenta(personas, 'persona', 'personas')}.${esperando ? ` ${cuenta(esperando, 'lleva', 'llevan')} ${DIAS_ESPERA} días o más.` : ''}`,
    fechaLimite: null,
    sugerencia:
      'Revisar lo que está casi hecho entrega antes que empezar algo nuevo: reserva un rato fijo al día.',
    siguientePaso: 'Reparte hoy las revisiones, empezando por la más antigua',
    usuarios: [...new Set([...vista.responsables, ...cola.flatMap(asignadoOf)])],
    evidencia: shortened(cola.map((one) => one.evidencia(detalleOf(vista, one)))),
    enlace: enlaces.tablero(proyecto._id),
  };
}

const asignadoOf = ({ item }: EnRevision): string[] =>
  'asignado' in item && item.asignado ? [item.asignado] : [];

function detalleOf(vista: Vista, { dia, exacta }: EnRevision): string {
  const cuando = `desde el ${formatDia(dia)}`;
  const days = vista.hoy - dia;
  return days === 0 ? 'en revisión desde hoy' : `en revisión ${exacta ? '' : 'al menos '}${cuando}`;
}

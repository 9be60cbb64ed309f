import type { Historia, Tarea } from '../datos/lectura/datos';
import { formatDia, formatRelativo } from './regla/fechas';
import type { Hallazgo } from './regla/regla';
import { REGLAS } from './reglas';
import { situacionOf } from './sprint/situacion-de-sprint.rules';
import { cuenta, deProbabilidad, enumera, formatNumero } from './regla/textos';
import { isAbierta, type Vista } from './regla/vista';

export const NADA_URGENTE = 'No hay nada que pida atención urgente.';

/**
 * How the project stands, in a few paragraphs based on the same facts as the alerts. `todos`: the findings before
 * folding.
 */
export function recomendacionesOf(vista: Vista, todos: readonly Hallazgo[]): string {
  const { nombre, estado } = vista.proyecto;
  if (estado !== 'activo') return `«${nombre}» está ${estado}: no se buscan alertas mientras no esté activo.`;
  const recuento = todos.length ? `Piden atención: ${recuentoDe(todos)}.` : NADA_URGENTE;
  return [estadoDe(vista), sprintDe(vista), recuento].filter((parrafo) => parrafo).join('\n\n');
}

/** The same in one line, for a list of projects; '' if nothing was found. */
export const resumenOf = ({ proyecto }: Vista, todos: readonly Hallazgo[]): string =>
  todos.length ? `«${proyecto.nombre}»: ${recuentoDe(todos)}.` : '';

function estadoDe({ proyecto, historias, tareas }: Vista): string {
  if (!historias.length) return `«${proyecto.nombre}» aún no tiene historias.`;
  const hechas = historias.length - historias.filter(isAbierta).length;
  const abiertas = tareas.filter(isAbierta);
  const total = cuenta(historias.length, 'historia completada', 'historias completadas');
  const inicio = `«${proyecto.nombre}»: ${formatNumero(hechas)} de ${total}`;
  if (!abiertas.length) return `${inicio} y ninguna tarea abierta.`;
  const detalle = repartoDe(abiertas);
  const tareasAbiertas = cuenta(abiertas.length, 'tarea abierta', 'tareas abiertas');
  return `${inicio} y ${tareasAbiertas}${detalle ? ` (${detalle})` : ''}.`;
}

const EN_CURSO = ['en progreso', 'en revisión', 'bloqueada'] as const;

function repartoDe(abiertas: readonly (Tarea | Historia)[]): string {
  const porEstado = Map.groupBy(abiertas, ({ estado }) => estado as string);
  return enumera(
    EN_CURSO.flatMap((estado) => {
      const cuantas = porEstado.get(estado)?.length ?? 0;
      const nombre = estado === 'bloqueada' && cuantas !== 1 ? 'bloqueadas' : estado;
      return cuantas ? [`${formatNumero(cuantas)} ${nombre}`] : [];
    }),
  );
}

/** Empty for a sprint that is overdue or will not make it: that is an alert already. */
function sprintDe(vista: Vista): string {
  const situacion = situacionOf(vista);
  if (!situacion || situacion.fin < vista.hoy) return '';
  const { sprint, fin, restante, unidad, pronostico } = situacion;
  const queda = cuenta(restante, unidad.slice(0, -1), unidad);
  const plazo = `«${sprint.nombre}» acaba el ${formatDia(fin)} (${formatRelativo(fin, vista.hoy)}) y le ${restante === 1 ? 'queda' : 'quedan'} ${queda}`;
  return pronostico
    ? `${plazo}: la probabilidad de acabar a tiempo es ${deProbabilidad(pronostico.probabilidad)}.`
    : `${plazo}. Aún no hay días suficientes para calcular si llegará.`;
}

function recuentoDe(todos: readonly Hallazgo[]): string {
  const porRegla = Map.groupBy(todos, ({ regla }) => regla);
  const partes = REGLAS.flatMap(({ nombre, singular, plural }) => {
    const cuantos = porRegla.get(nombre)?.length;
    return cuantos ? [cuenta(cuantos, singular, plural)] : [];
  });
  return enumera(partes);
}

import type { Evidencia } from '@pmp/contracts/ia';
import type { Historia, Tarea } from '../../datos/lectura/datos';
import { enlaces } from './enlaces';
import { isAbierta, type Vista } from './vista';

/** «La lleva Ana.» */
export function quienLaLleva(vista: Vista, { asignado }: Pick<Tarea, 'asignado'>): string {
  const persona = vista.persona(asignado);
  return persona ? `La lleva ${persona.nombre}.` : 'Nadie la tiene asignada.';
}

export const usuariosOf = ({ asignado }: Pick<Tarea, 'asignado'>): string[] => (asignado ? [asignado] : []);

export function evidenciaDeHistoria(vista: Vista, tarea: Pick<Tarea, 'historia' | 'proyecto'>): Evidencia[] {
  const historia = vista.historia(tarea.historia);
  if (!historia) return [];
  return [
    {
      texto: `Historia: «${historia.titulo}» (${historia.estado})`,
      enlace: enlaces.historia(tarea.proyecto, historia._id),
    },
  ];
}

export const evidenciaDeTarea = (tarea: Pick<Tarea, '_id' | 'titulo'>, detalle: string): Evidencia => ({
  texto: `«${tarea.titulo}»: ${detalle}`,
  enlace: enlaces.tarea(tarea._id),
});

export const evidenciaDeHistoriaEn = (
  historia: Pick<Historia, '_id' | 'titulo' | 'proyecto'>,
  detalle: string,
): Evidencia => ({
  texto: `«${historia.titulo}»: ${detalle}`,
  enlace: enlaces.historia(historia.proyecto, historia._id),
});

/** At most so many facts are shown under an alert; the rest are counted. */
const MAX_EVIDENCIA = 8;

export function shortened(evidencia: readonly Evidencia[]): Evidencia[] {
  if (evidencia.length <= MAX_EVIDENCIA) return [...evidencia];
  const rest = evidencia.length - MAX_EVIDENCIA + 1;
  return [...evidencia.slice(0, MAX_EVIDENCIA - 1), { texto: `y ${rest} más`, enlace: null }];
}

/** What a task waits for, of its own project and not done yet: until then no date of it can be kept. */
export function esperadoPor(vista: Vista, { _id }: Tarea): Tarea | Historia | undefined {
  const waiting = vista.bloqueos.filter(({ destino }) => destino._id === _id);
  if (!waiting.length) return undefined;
  const ids = new Set(waiting.map(({ origen }) => origen._id));
  return [...vista.tareas, ...vista.historias].find((one) => ids.has(one._id) && isAbierta(one));
}

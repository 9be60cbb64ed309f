import type { Sprint } from '../../datos/datos';
import type { HistoriaSummary } from '../person-reader';
import { type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto';
import {
  cantidad,
  cuando,
  diasEntre,
  elementos,
  enlaceHistoria,
  enlaceSprint,
  fechaLarga,
  lineas,
  literal,
  numero,
  porcentaje,
} from './redaccion';

const PENDIENTES_VISTAS = 5;

export interface MarchaDeSprint {
  historias: number;
  completadas: number;
  puntos: number;
  puntosCompletados: number;
  /** Percentage of its time that has elapsed, today included. */
  tiempo: number;
  hecho: number;
}

/** Counts points if there are any, else stories. */
export function marchaOf(sprint: Sprint, historias: readonly HistoriaSummary[], hoy: string): MarchaDeSprint {
  const hechas = historias.filter(({ estado }) => estado === 'completada');
  const sum = (of: readonly HistoriaSummary[]) => of.reduce((total, { puntos }) => total + puntos, 0);
  const [puntos, puntosCompletados] = [sum(historias), sum(hechas)];
  const dias = diasEntre(sprint.fechaInicio, sprint.fechaFin) + 1;
  const pasados = Math.min(dias, Math.max(0, diasEntre(sprint.fechaInicio, hoy) + 1));
  return {
    historias: historias.length,
    completadas: hechas.length,
    puntos,
    puntosCompletados,
    tiempo: porcentaje(pasados, dias),
    hecho: puntos ? porcentaje(puntosCompletados, puntos) : porcentaje(hechas.length, historias.length),
  };
}

const MARGEN = 10;

export function juicioOf({ hecho, tiempo, historias }: MarchaDeSprint): string {
  if (!historias) return 'No tiene historias.';
  if (hecho >= 100) return 'Está todo hecho.';
  if (hecho + MARGEN < tiempo) return `Va por detrás: ha pasado el ${tiempo} % del tiempo.`;
  if (hecho > tiempo + MARGEN) return `Va por delante: ha pasado el ${tiempo} % del tiempo.`;
  return `Va al ritmo: ha pasado el ${tiempo} % del tiempo.`;
}

function descripcionOf(
  sprint: Sprint,
  historias: readonly HistoriaSummary[],
  { hoy, ambito }: Contexto,
): string {
  const marcha = marchaOf(sprint, historias, hoy);
  const donde = ambito.length > 1 ? ambito.find(({ _id }) => _id === sprint.proyecto)?.nombre : undefined;
  const pendientes = historias.filter(({ estado }) => estado !== 'completada');
  const puntos = marcha.puntos
    ? ` y ${numero(marcha.puntosCompletados)} de ${cantidad(marcha.puntos, 'punto', 'puntos')}`
    : '';
  const fin = sprint.fechaFin.slice(0, 10) < hoy ? 'Tenía que terminar' : 'Termina';
  return lineas(
    `${enlaceSprint(sprint)}${donde ? ` (${literal(donde)})` : ''}: ${marcha.completadas} de ${cantidad(marcha.historias, 'historia', 'historias')}${puntos}, el ${marcha.hecho} %. ${juicioOf(marcha)} ${fin} ${cuando(sprint.fechaFin, hoy)}.`,
    pendientes.length ? 'Por terminar:' : null,
    pendientes.length
      ? elementos(
          pendientes
            .slice(0, PENDIENTES_VISTAS)
            .map((h) => `${enlaceHistoria(h)}: ${h.estado}${h.puntos ? `, ${numero(h.puntos)} p.` : ''}`),
        )
      : null,
    pendientes.length > PENDIENTES_VISTAS ? `Y ${pendientes.length - PENDIENTES_VISTAS} más.` : null,
  );
}

const MAX_SPRINTS = 4;

export const sprint: Answerer = async (contexto) => {
  const { reader, ambito, hoy } = contexto;
  const sprints = await reader.sprints(idsOf(ambito));
  const activos = sprints.filter(({ estado }) => estado === 'en progreso').slice(0, MAX_SPRINTS);
  if (!activos.length) {
    const siguiente = sprints.find(({ estado }) => estado === 'pendiente');
    const cual = siguiente
      ? ` El siguiente es ${enlaceSprint(siguiente)}, del ${fechaLarga(siguiente.fechaInicio, hoy)} al ${fechaLarga(siguiente.fechaFin, hoy)}.`
      : '';
    return respuesta(`No hay ningún sprint en progreso${dondeOf(contexto)}.${cual}`, [
      'Prepara el próximo sprint',
      '¿Cuál es la velocidad del equipo?',
    ]);
  }
  const historias = new Map(
    (await reader.historias([...new Set(activos.map(({ proyecto }) => proyecto))])).map((h) => [h._id, h]),
  );
  const textos = activos.map((activo) =>
    descripcionOf(
      activo,
      activo.historias.flatMap((id) => historias.get(id) ?? []),
      contexto,
    ),
  );
  return respuesta(textos.join('\n\n'), ['¿Qué está bloqueado?', '¿Cuál es la velocidad del equipo?']);
};

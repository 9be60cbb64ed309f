import type { Sprint } from '../../../datos/lectura/datos';
import type { HistoriaSummary } from '../../person-reader';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from '../contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceSprint,
  fechaLarga,
  lineas,
  literal,
  numero,
} from '../contexto/redaccion';

/** The velocity is the mean of so many completed sprints. */
const SPRINTS = 6;

export interface Velocidad {
  /** Null if no sprint has been completed yet. */
  media: number | null;
  sprints: { sprint: Sprint; puntos: number; historias: number }[];
}

/** Points of the finished stories of each of a project's last completed sprints, oldest first. */
export function velocidadOf(sprints: readonly Sprint[], historias: readonly HistoriaSummary[]): Velocidad {
  const hechas = new Map(historias.filter((h) => h.estado === 'completada').map((h) => [h._id, h]));
  const medidos = sprints
    .filter(({ estado }) => estado === 'completado')
    .sort((a, b) => a.fechaFin.localeCompare(b.fechaFin))
    .slice(-SPRINTS)
    .map((sprint) => {
      // A story that was left over is listed here and belongs to the sprint that took it over.
      const suyas = sprint.historias
        .flatMap((id) => hechas.get(id) ?? [])
        .filter((h) => h.sprint === null || h.sprint === sprint._id);
      const puntos = suyas.map((h) => h.puntos);
      return { sprint, puntos: puntos.reduce((sum, p) => sum + p, 0), historias: puntos.length };
    });
  const total = medidos.reduce((sum, { puntos }) => sum + puntos, 0);
  return { media: medidos.length ? total / medidos.length : null, sprints: medidos };
}

const MAX_PROYECTOS = 5;

async function partesOf({ reader, ambito, hoy }: Contexto): Promise<string[]> {
  const todos = await reader.sprints(idsOf(ambito));
  const conCompletados = ambito.filter(({ _id }) =>
    todos.some(({ proyecto, estado }) => proyecto === _id && estado === 'completado'),
  );
  const partes: string[] = [];
  for (const { _id, nombre } of conCompletados.slice(0, MAX_PROYECTOS)) {
    const propios = todos.filter(({ proyecto }) => proyecto === _id);
    const { media, sprints } = velocidadOf(propios, await reader.historias([_id]));
    if (media === null) continue;
    partes.push(
      lineas(
        `${literal(nombre)}: ${cantidad(media, 'punto', 'puntos')} por sprint de media, en ${sprints.length === 1 ? 'el último sprint completado' : `los últimos ${sprints.length} completados`}.`,
        elementos(
          sprints.map(
            ({ sprint, puntos, historias }) =>
              `${enlaceSprint(sprint)}: ${cantidad(puntos, 'punto', 'puntos')} en ${cantidad(historias, 'historia', 'historias')}, hasta el ${fechaLarga(sprint.fechaFin, hoy)}`,
          ),
        ),
        media === 0
          ? 'Las historias terminadas no tienen puntos: estímalas para que la media diga algo.'
          : null,
      ),
    );
  }
  return partes;
}

export const velocidad: Answerer = async (contexto) => {
  const partes = await partesOf(contexto);
  const sugerencias = ['¿Cómo va el sprint?', 'Prepara el próximo sprint'];
  if (partes.length) {
    return consultada(respuesta(partes.join('\n\n'), sugerencias), [
      'Sprints',
      contexto.proyecto?.nombre ?? null,
      `los últimos ${SPRINTS} completados`,
    ]);
  }
  const { reader, ambito } = contexto;
  const hay = (await reader.sprints(idsOf(ambito))).length;
  return respuesta(
    `Aún no se puede saber${dondeOf(contexto)}: ${hay ? `de ${numero(hay)} sprints no se ha completado ninguno` : 'no hay sprints'}.`,
    sugerencias,
  );
};

/** The last two finished sprints side by side, and how the one in progress stands. */
export const comparar: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const [todos, historias] = await Promise.all([
    reader.sprints(idsOf(ambito)),
    reader.historias(idsOf(ambito)),
  ]);
  const partes = ambito.flatMap(({ _id, nombre }) => {
    const { sprints } = velocidadOf(
      todos.filter((s) => s.proyecto === _id),
      historias,
    );
    const [antes, despues] = sprints.slice(-2);
    if (!antes || !despues) return [];
    const diferencia = despues.puntos - antes.puntos;
    const mas =
      diferencia === 0
        ? 'los mismos puntos'
        : `${cantidad(Math.abs(diferencia), 'punto', 'puntos')} ${diferencia > 0 ? 'más' : 'menos'}`;
    return [
      lineas(
        `${proyecto ? '' : `${literal(nombre)}: `}«${literal(despues.sprint.nombre)}» completó ${mas} que «${literal(antes.sprint.nombre)}».`,
        elementos(
          [antes, despues].map(
            ({ sprint, puntos, historias: n }) =>
              `${enlaceSprint(sprint)}: ${cantidad(puntos, 'punto', 'puntos')} en ${cantidad(n, 'historia', 'historias')}`,
          ),
        ),
      ),
    ];
  });
  const sugerencias = ['¿Cuál es la velocidad del equipo?', '¿Cómo va el sprint?'];
  const hecha = partes.length
    ? respuesta(partes.join('\n\n'), sugerencias)
    : respuesta(`Todavía no hay dos sprints completados que comparar${dondeOf(contexto)}.`, sugerencias);
  return consultada(hecha, ['Sprints', proyecto?.nombre ?? null, 'los dos últimos completados']);
};

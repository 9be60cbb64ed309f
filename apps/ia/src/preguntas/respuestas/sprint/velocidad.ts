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
export function velocidadOf(
  sprints: readonly Sprint[],
  historias: readonly HistoriaSummary[],
  cuantos = SPRINTS,
): Velocidad {
  const hechas = new Map(historias.filter((h) => h.estado === 'completada').map((h) => [h._id, h]));
  const medidos = sprints
    .filter(({ estado }) => estado === 'completado')
    .sort((a, b) => a.fechaFin.localeCompare(b.fechaFin))
    .slice(-cuantos)
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

async function partesOf({ reader, ambito, hoy, pregunta }: Contexto): Promise<string[]> {
  const todos = await reader.sprints(idsOf(ambito));
  const conCompletados = ambito.filter(({ _id }) =>
    todos.some(({ proyecto, estado }) => proyecto === _id && estado === 'completado'),
  );
  const partes: string[] = [];
  for (const { _id, nombre } of conCompletados.slice(0, MAX_PROYECTOS)) {
    const propios = todos.filter(({ proyecto }) => proyecto === _id);
    const { media, sprints } = velocidadOf(
      propios,
      await reader.historias([_id]),
      pregunta.cuantosSprints ?? SPRINTS,
    );
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
      `los últimos ${contexto.pregunta.cuantosSprints ?? SPRINTS} completados`,
    ]);
  }
  const { reader, ambito } = contexto;
  const hay = (await reader.sprints(idsOf(ambito))).length;
  return respuesta(
    `Aún no se puede saber${dondeOf(contexto)}: ${hay ? `de ${numero(hay)} sprints no se ha completado ninguno` : 'no hay sprints'}.`,
    sugerencias,
  );
};

/** «Este sprint con el anterior»: the one in progress is one of the two. */
const CON_EL_ACTUAL = /\b(?:este|actual|en curso|en progreso|llevamos|vamos)\b/i;

/** The sprint in progress beside the last finished one: what it has done by now, and when it ends. */
function actualCon({ hoy }: Contexto, propios: readonly Sprint[], historias: readonly HistoriaSummary[]) {
  const actual = propios.find(({ estado }) => estado === 'en progreso');
  const [antes] = velocidadOf(propios, historias, 1).sprints;
  if (!actual || !antes) return null;
  const dentro = new Set(actual.historias);
  const suyas = historias.filter(({ _id }) => dentro.has(_id));
  const hechas = suyas.filter(({ estado }) => estado === 'completada');
  const suma = (of: readonly HistoriaSummary[]): number =>
    of.reduce((total, { puntos }) => total + puntos, 0);
  return lineas(
    `${enlaceSprint(actual)} lleva ${numero(suma(hechas))} de ${cantidad(suma(suyas), 'punto', 'puntos')} y termina el ${fechaLarga(actual.fechaFin, hoy)}; ${enlaceSprint(antes.sprint)} completó ${numero(antes.puntos)}.`,
    elementos([
      `${enlaceSprint(actual)}: ${numero(hechas.length)} de ${cantidad(suyas.length, 'historia completada', 'historias completadas')}`,
      `${enlaceSprint(antes.sprint)}: ${cantidad(antes.historias, 'historia completada', 'historias completadas')}`,
    ]),
  );
}

/** The last two finished sprints side by side, or the one in progress and the one before it. */
export const comparar: Answerer = async (contexto) => {
  const { reader, ambito, proyecto } = contexto;
  const [todos, historias] = await Promise.all([
    reader.sprints(idsOf(ambito)),
    reader.historias(idsOf(ambito)),
  ]);
  const conElActual = CON_EL_ACTUAL.test(contexto.texto);
  const partes = ambito.flatMap(({ _id, nombre }) => {
    const propios = todos.filter((s) => s.proyecto === _id);
    const conEl = conElActual ? actualCon(contexto, propios, historias) : null;
    if (conEl) return [conEl];
    const { sprints } = velocidadOf(propios, historias);
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
  return consultada(hecha, [
    'Sprints',
    proyecto?.nombre ?? null,
    conElActual ? 'el que está en progreso y el anterior' : 'los dos últimos completados',
  ]);
};

import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
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
        t`${literal(nombre)}: ${cantidad(media, 'punto', 'puntos')} por sprint de media, en ${sprints.length === 1 ? 'el último sprint completado' : t`los últimos ${sprints.length} completados`}.`,
        elementos(
          sprints.map(
            ({ sprint, puntos, historias }) =>
              t`${enlaceSprint(sprint)}: ${cantidad(puntos, 'punto', 'puntos')} en ${cantidad(historias, 'historia', 'historias')}, hasta el ${fechaLarga(sprint.fechaFin, hoy)}`,
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

const responder: Answerer = async (contexto) => {
  const partes = await partesOf(contexto);
  const sugerencias = ['¿Cómo va el sprint?', 'Prepara el próximo sprint'];
  if (partes.length) {
    return consultada(respuesta(partes.join('\n\n'), sugerencias), [
      'Sprints',
      t`los últimos ${contexto.pregunta.cuantosSprints ?? SPRINTS} completados`,
    ]);
  }
  const { reader, ambito } = contexto;
  const hay = (await reader.sprints(idsOf(ambito))).length;
  return respuesta(
    t`Aún no se puede saber${dondeOf(contexto)}: ${hay ? t`de ${numero(hay)} sprints no se ha completado ninguno` : 'no hay sprints'}.`,
    sugerencias,
  );
};

export const velocidad: Definicion = {
  tipo: 'velocidad',
  frases: {
    normal: `¿Cuál es nuestra velocidad? | ¿Cuántos puntos hacemos por sprint? | ¿A qué ritmo vamos?
      ¿Cuánto solemos completar en cada sprint? | ¿Cuál es la capacidad del equipo?
      ¿Cuál ha sido la velocidad en los últimos tres sprints? | ¿Qué rendimiento tiene el equipo?
      ¿Cuánto damos de sí por iteración? | ¿Cuántos puntos completa el equipo en cada iteración?
      ¿Cuántos puntos solemos hacer? | ¿Cuántos puntos por sprint completamos? | ¿Qué velocidad llevamos?
      ¿Cuál ha sido nuestra velocidad últimamente? | ¿Vamos más rápido o más lento? | ¿Cuánto sacamos de media?
      ¿Cuál es la media de puntos? | ¿Qué velocidad tuvimos en los últimos sprints?`,
    corta: `velocidad | velocity | ritmo del equipo | ritmo | media de puntos`,
    ruda: `cuánto producís por sprint`,
    hablada: `de media cuántos puntos sacamos`,
    mal: `kual es la belocidad | puntos x sprint`,
    formal: `¿Cuál es la velocidad media del equipo?`,
    en: `what is our velocity? | points per sprint`,
    fr: `quelle est notre vélocité ?`,
    de: `wie hoch ist unsere Velocity?`,
  },
  admite: ['sprint'],
  responder,
};

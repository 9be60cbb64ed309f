import { decir, t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { Sprint } from '../datos/lectura/datos';
import type { HistoriaSummary } from '../preguntas/person-reader';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';
import {
  addDias,
  cantidad,
  diaOf,
  elementos,
  enlaceHistoria,
  fechaLarga,
  lineas,
  literal,
  numero,
} from '../preguntas/respuestas/contexto/redaccion';
import { velocidadOf } from '../preguntas/respuestas/sprint/velocidad';
import { newId, offer, propuestaOf } from './build-propuesta';

const DURACION_DIAS = 14;
/** Used while no sprint has been completed. */
const CAPACIDAD_INICIAL = 20;
/** The points that an unestimated story counts for. */
const PUNTOS_SIN_ESTIMAR = 3;
const MAX_HISTORIAS = 30;
const PESO = { crítica: 0, alta: 1, media: 2, baja: 3 };

const costeOf = ({ puntos }: HistoriaSummary): number => puntos || PUNTOS_SIN_ESTIMAR;

/** Stories that are in no pending or running sprint, by priority and rank, as many as fit. */
export function chooseHistorias(
  historias: readonly HistoriaSummary[],
  sprints: readonly Sprint[],
  capacidad: number,
): HistoriaSummary[] {
  const tomadas = new Set(
    sprints.filter((s) => s.estado === 'pendiente' || s.estado === 'en progreso').flatMap((s) => s.historias),
  );
  const libres = historias
    .filter(({ _id, estado }) => estado !== 'completada' && !tomadas.has(_id))
    .sort((a, b) => PESO[a.prioridad] - PESO[b.prioridad] || (a.orden < b.orden ? -1 : 1));
  const elegidas: HistoriaSummary[] = [];
  let quedan = capacidad;
  for (const historia of libres) {
    if (elegidas.length === MAX_HISTORIAS || costeOf(historia) > quedan) continue;
    elegidas.push(historia);
    quedan -= costeOf(historia);
  }
  return elegidas;
}

/** Today, or the day after the last planned sprint. */
export function inicioOf(sprints: readonly Sprint[], hoy: string): string {
  const fines = sprints
    .filter(({ estado }) => estado !== 'cancelado')
    .map(({ fechaFin }) => addDias(diaOf(fechaFin), 1));
  return [hoy, ...fines].sort().at(-1)!;
}

const responder: Answerer = async ({ reader, ambito, proyecto, hoy }) => {
  if (!proyecto) {
    return respuesta(
      '¿De qué proyecto?',
      ambito.slice(0, 3).map(({ nombre }) => t`Prepara el próximo sprint de ${nombre}`),
    );
  }
  const [historias, sprints] = await Promise.all([
    reader.historias([proyecto._id]),
    reader.sprints([proyecto._id]),
  ]);
  const media = velocidadOf(sprints, historias).media;
  const capacidad = media && media > 0 ? Math.round(media) : CAPACIDAD_INICIAL;
  const elegidas = chooseHistorias(historias, sprints, capacidad);
  if (!elegidas.length) {
    return respuesta(
      t`No hay historias libres en ${literal(proyecto.nombre)} que quepan en un sprint de ${cantidad(capacidad, 'punto', 'puntos')}.`,
    );
  }
  const puntos = elegidas.reduce((sum, h) => sum + h.puntos, 0);
  const sinEstimar = elegidas.filter((h) => !h.puntos).length;
  const nombre = t`Sprint ${Math.max(0, ...sprints.map((s) => s.numero)) + 1}`;
  const fechaInicio = inicioOf(sprints, hoy);
  const fechaFin = addDias(fechaInicio, DURACION_DIAS);
  const cuerpo = {
    _id: newId(),
    nombre,
    objetivo: t`Terminar: ${elegidas
      .slice(0, 3)
      .map(({ titulo }) => literal(titulo))
      .map(decir)
      .join('; ')}`,
    fechaInicio,
    fechaFin,
    historiasSeleccionadas: elegidas.map(({ _id }) => _id),
    proyecto: proyecto._id,
  };
  const resumen = t`${nombre}: ${cantidad(elegidas.length, 'historia', 'historias')}, ${cantidad(puntos, 'punto', 'puntos')}`;
  const fechas = t`del ${fechaLarga(fechaInicio, hoy)} al ${fechaLarga(fechaFin, hoy)}`;
  const propuesta = propuestaOf({
    tipo: 'borrador-sprint',
    resumen,
    proyecto: proyecto._id,
    cambios: [
      { metodo: 'POST', ruta: '/api/sprints', cuerpo, descripcion: t`Crear el sprint ${resumen}, ${fechas}` },
    ],
  });
  return offer(
    lineas(
      t`Propongo el sprint ${resumen}, ${fechas}. ${media ? t`El equipo completa ${numero(media)} puntos por sprint de media.` : t`Aún no hay sprints completados: parto de ${CAPACIDAD_INICIAL} puntos.`}`,
      elementos(
        elegidas.map(
          (h) =>
            t`${enlaceHistoria(h)}: ${h.prioridad}, ${h.puntos ? t`${numero(h.puntos)} p.` : 'sin estimar'}`,
        ),
      ),
      sinEstimar
        ? t`${cantidad(sinEstimar, 'está sin estimar', 'están sin estimar')}: cada una cuenta como ${PUNTOS_SIN_ESTIMAR} puntos.`
        : null,
      'No se crea nada hasta que lo confirmes.',
    ),
    propuesta,
  );
};

export const borradorSprint: Definicion = {
  tipo: 'borrador-sprint',
  frases: {
    normal: `Prepara el próximo sprint | ¿Qué metemos en el siguiente sprint? | Propónme un sprint | Planifica la próxima iteración | Hazme un borrador del sprint | ¿Qué cabe en el próximo sprint? | Ayúdame con la planificación del sprint | Arma el sprint que viene | ¿Qué historias metemos en el próximo sprint? | Haz una propuesta de sprint | ¿Qué meterías en el próximo sprint? | ¿Qué deberíamos meter en el sprint que viene? | Sugiéreme historias para el próximo sprint | Propón el siguiente sprint | ¿Qué historias entrarían en el próximo sprint? | Haz la planificación | Planifica el sprint que viene | ¿Qué deberíamos hacer en el próximo sprint? | Hazme una propuesta de sprint | ¿Con qué llenamos el próximo sprint? | Móntame el sprint siguiente`,
    corta: `borrador de sprint | nuevo sprint | planning | preparar sprint | propuesta de sprint`,
    ruda: `monta el sprint de una vez`,
    hablada: `venga, vamos a preparar el sprint que viene | qué metemos en el que viene`,
    mal: `planifca el esprint`,
    en: `prepare the next sprint | plan the next sprint | what should go into the next sprint?`,
    fr: `prépare le prochain sprint`,
    de: `plane den nächsten Sprint`,
  },
  admite: ['sprint'],
  propone: true,
  responder,
};

import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import type { HistoriaSummary } from '../preguntas/person-reader';
import { mostSimilar } from '../preguntas/texto/similarity';
import { type Answerer, respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceHistoria,
  lineas,
  literal,
  numero,
} from '../preguntas/respuestas/contexto/redaccion';
import { offer, propuestaOf } from './build-propuesta';
import { namedHistoria, isRespuesta } from './named-historia';

const PARECIDO_MINIMO = 0.25;
const COMPARADAS = 3;
/** With at least so many estimated stories, their median means something. */
const SUFICIENTES = 3;

export interface Estimacion {
  puntos: number;
  /** The stories it is based on; empty: all that are estimated. */
  parecidas: HistoriaSummary[];
}

const mediana = (valores: readonly number[]): number =>
  [...valores].sort((a, b) => a - b)[Math.floor((valores.length - 1) / 2)]!;

/** The median of the most similar stories, else of all; null if there is nothing to compare with. */
export function estimate(
  historia: HistoriaSummary,
  historias: readonly HistoriaSummary[],
): Estimacion | null {
  const estimadas = historias.filter(({ _id, puntos }) => _id !== historia._id && puntos > 0);
  const parecidas = mostSimilar(historia.titulo, estimadas, PARECIDO_MINIMO)
    .slice(0, COMPARADAS)
    .map(({ item }) => item);
  if (!parecidas.length && estimadas.length < SUFICIENTES) return null;
  const base = parecidas.length ? parecidas : estimadas;
  return { puntos: mediana(base.map(({ puntos }) => puntos)), parecidas };
}

export function proposePuntos(historia: HistoriaSummary, puntos: number, motivo: string): Respuesta {
  const dicho = cantidad(puntos, 'punto', 'puntos');
  if (puntos === historia.puntos) {
    return respuesta(lineas(t`${enlaceHistoria(historia)} ya tiene ${dicho}, lo mismo que saldría.`, motivo));
  }
  const antes = historia.puntos ? t`${numero(historia.puntos)} → ${numero(puntos)} puntos` : dicho;
  const propuesta = propuestaOf({
    tipo: 'estimar-historia',
    resumen: t`Estimar «${literal(historia.titulo)}»: ${antes}`,
    proyecto: historia.proyecto,
    cambios: [
      {
        metodo: 'PUT',
        ruta: `/api/historias/${historia._id}`,
        cuerpo: { puntos, version: historia.version },
        descripcion: t`Poner ${dicho} a «${historia.titulo}»`,
      },
    ],
  });
  return offer(
    lineas(
      t`Propongo ${dicho} para ${enlaceHistoria(historia)}.`,
      motivo,
      'No se cambia nada hasta que lo confirmes.',
    ),
    propuesta,
  );
}

const responder: Answerer = async (contexto) => {
  const historia = await namedHistoria(contexto, 'Estima la historia');
  if (isRespuesta(historia)) return historia;
  const { puntos: pedidos } = contexto.pregunta;
  if (pedidos !== null) return proposePuntos(historia, pedidos, 'Es lo que has pedido.');
  const estimacion = estimate(historia, await contexto.reader.historias([historia.proyecto]));
  if (!estimacion) {
    return respuesta(
      t`No hay bastantes historias con puntos en el proyecto para comparar ${enlaceHistoria(historia)}. Estimad unas cuantas en equipo y vuelve a preguntarme.`,
    );
  }
  const { puntos, parecidas } = estimacion;
  const motivo = parecidas.length
    ? lineas(
        'Las más parecidas por su título:',
        elementos(parecidas.map((h) => t`${enlaceHistoria(h)}: ${cantidad(h.puntos, 'punto', 'puntos')}`)),
      )
    : 'No hay ninguna parecida: es la mediana de las historias estimadas del proyecto.';
  return proposePuntos(historia, puntos, motivo);
};

export const estimarHistoria: Definicion = {
  tipo: 'estimar-historia',
  frases: {
    normal: `Estima la historia {titulo} | ¿Cuántos puntos le pondrías a {titulo}? | Ponle 8 puntos a {titulo} | Dale 3 puntos a {clave} | ¿Qué estimación le damos a {clave}? | Cambia los puntos de {titulo} a 5 | Estima {clave} | ¿Cuánto costaría {titulo}? | Pon 5 puntos a la historia {titulo} | ¿Qué puntos tiene que tener {titulo}? | ¿Cuántos puntos vale {clave}? | Ponle 5 puntos a {titulo} | ¿Cuánto costaría {clave}? | Sugiere una estimación para {titulo} | Pon 3 puntos en {titulo} | ¿Cuánto crees que vale {clave}?`,
    corta: `5 puntos para {clave}`,
    ruda: `pon 3 puntos a {clave} y ya`,
    hablada: `esto de {titulo} cuántos puntos serán | y a {titulo} qué le ponemos, un 5`,
    mal: `estma la historia {titulo} | ponle 5 pts a {clave}`,
    formal: `Proponga una estimación para {titulo}`,
    en: `estimate the story {titulo} | how many points for {clave}? | give {clave} 5 points`,
    fr: `estime l'histoire {titulo} | estime {titulo}`,
    de: `schätze die Story {titulo} | schätze {titulo} | wie viele Punkte für {clave}?`,
  },
  admite: ['cosa'],
  propone: true,
  responder,
};

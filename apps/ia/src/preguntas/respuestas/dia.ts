import type { Definicion } from './contexto/definicion';
import type { Periodo } from '../comprension/periodo';
import { actividadDe } from './actividad';
import type { Answerer } from './contexto/contexto';

const AYER: Periodo = { unidad: 'dia', salto: -1 };

/** A day in all: changes, comments and conversations. */
const responder: Answerer = (contexto) =>
  actividadDe(contexto, contexto.pregunta.periodo ?? AYER, contexto.persona === null);

export const dia: Definicion = {
  tipo: 'dia',
  frases: {
    normal: `¿Qué pasó ayer? | ¿Cómo fue el día? | ¿Qué me he perdido? | Resúmeme el día de hoy | Ponme al día
      ¿Qué novedades hay? | ¿Qué ha pasado mientras no estaba? | Cuéntame lo de ayer | ¿Qué ha habido hoy?
      ¿Qué novedades hubo el lunes? | ¿Qué hubo ayer? | ¿Qué pasó la semana pasada?
      ¿Qué hay nuevo desde el viernes? | Resumen de hoy | Resúmeme la semana | Resume lo de hoy
      ¿Qué ha pasado hoy? | ¿Qué ha cambiado desde el lunes? | ¿Qué se movió la semana pasada?
      ¿Cómo fue la semana? | ¿Qué hay de nuevo?`,
    corta: `novedades | resumen de ayer | lo de ayer | puesta al día | ayer | actividad de hoy`,
    ruda: `qué coño pasó ayer | a ver qué habéis liado hoy`,
    hablada: `bueno qué, qué me he perdido | vuelvo de vacaciones, ponme al día | y ayer qué tal
      he estado fuera, qué ha pasado | vengo de vacaciones, ponme al día`,
    mal: `q paso ayer | resumne de ayer | nobedades`,
    en: `what happened yesterday? | catch me up | what did I miss? | what's new?`,
    fr: `que s'est-il passé hier ? | quoi de neuf ?`,
    de: `was ist gestern passiert?`,
  },
  admite: ['persona', 'periodo'],
  responder,
};

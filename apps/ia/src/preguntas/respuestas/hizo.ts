import type { Definicion } from './contexto/definicion';
import type { Periodo } from '../comprension/periodo';
import { actividadDe } from './actividad';
import type { Answerer } from './contexto/contexto';

const ESTA_SEMANA: Periodo = { unidad: 'semana', salto: 0 };

/** What somebody, or everybody, did in some days. */
const responder: Answerer = (contexto) =>
  actividadDe(contexto, contexto.pregunta.periodo ?? ESTA_SEMANA, false);

export const hizo: Definicion = {
  tipo: 'hizo',
  frases: {
    normal: `¿Qué hizo {persona} ayer? | ¿Qué ha hecho {persona} esta semana?
      ¿En qué trabajó {persona} la semana pasada? | ¿Qué ha cambiado desde ayer? | ¿Quién ha hecho más este mes?
      ¿Qué hice yo el martes? | ¿Ha movido algo {persona} esta semana?
      ¿En qué se le fue la semana a {persona}? | ¿Qué se ha movido hoy? | ¿En qué trabajó {persona} ayer?
      ¿Qué estuvo haciendo {persona}? | ¿Qué ha hecho el equipo hoy? | ¿Qué tocó {persona} la semana pasada?
      ¿Qué hice la semana pasada? | ¿Qué cambió ayer? | ¿Qué cambios hay desde el lunes?
      ¿Quién ha movido cosas hoy? | ¿En qué ha estado {persona}? | ¿Qué ha avanzado {persona}?
      ¿Qué hice yo la semana pasada? | ¿Qué ha movido {persona} hoy?
      ¿Qué ha cambiado {persona} en el proyecto?`,
    corta: `hecho por {persona} | cambios de ayer | {persona} ayer`,
    ruda: `qué coño ha hecho {persona} esta semana | {persona} ha dado un palo al agua o qué`,
    hablada: `y {persona} qué ha estado haciendo estos días | a ver en qué anduvo {persona} ayer
      qué sacó {persona} adelante el otro día | y {persona} qué ha hecho
      cuéntame qué ha estado haciendo {persona} | cuéntame lo que ha hecho cada cual esta semana
      dime qué hizo cada persona ayer`,
    mal: `ke iso {persona} ayer | q a echo {persona} esta semana | que hiso {persona}`,
    formal: `Detalle la actividad de {persona} durante la semana pasada
      ¿Qué actuaciones realizó {persona} ayer?`,
    en: `what did {persona} do last week? | what changed yesterday? | what has {persona} done this week?
      what was {persona} up to yesterday? | what did {persona} do yesterday? | what has {persona} been doing?
      {persona}'s activity this week`,
    fr: `qu'a fait {persona} hier ?`,
    de: `was hat {persona} letzte Woche gemacht? | was hat {persona} diese Woche getan?`,
  },
  admite: ['persona', 'periodo'],
  responder,
};

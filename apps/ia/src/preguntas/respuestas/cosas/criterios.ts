import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { escribirValor } from '@pmp/consulta';
import { type Answerer, type Contexto, respuesta } from '../contexto/contexto';
import { namedThing } from '../contexto/cosa-nombrada';
import { literal } from '../contexto/redaccion';
import { escrita } from '../escrita';

const SIN_CRITERIOS =
  /\bsin\s+(?:ning[uú]n\s+)?criterios?\b|\bno\s+(?:tien\w+|llevan?)\s+(?:ning[uú]n\s+)?criterios?\b/iu;
const CUMPLIDOS =
  /(?<!\bno\s)\b(?:con|tienen?|cumplen?)\s+(?:ya\s+)?(?:todos\s+)?(?:sus|los)\s+criterios\b|\bcriterios\s+cumplidos\b/iu;
const NO_CUMPLIDOS = /\bno\b|\bsin\s+cumplir\b|\bfaltan?\b|\bquedan?\b|\bpendientes?\b/iu;

/** What must hold of one thing, or which stories lack what must. */
const responder: Answerer = (contexto: Contexto) => {
  const { reader, hoy, texto, proyecto, claveSinNada } = contexto;
  if (claveSinNada) return Promise.resolve(respuesta(t`No hay nada con la clave ${literal(claveSinNada)}.`));
  const cosa = namedThing(contexto);
  if (cosa) {
    const { clave, titulo } = cosa.item;
    return escrita(`${clave ? `clave:${clave}` : escribirValor(titulo)} con:criterios`, reader, hoy, true);
  }
  const cuales = SIN_CRITERIOS.test(texto)
    ? 'sin:criterios'
    : CUMPLIDOS.test(texto) && !NO_CUMPLIDOS.test(texto)
      ? 'criterios:cumplidos'
      : 'criterios:pendientes';
  const deHistorias = /\bhistorias?\b/i.test(texto) ? 'tipo:historia ' : '';
  const donde = proyecto ? ` proyecto:${escribirValor(proyecto.clave)}` : '';
  return escrita(`${deHistorias}${cuales}${donde}`, reader, hoy, true);
};

export const criterios: Definicion = {
  tipo: 'criterios',
  frases: {
    normal: `¿Qué criterios faltan por cumplir? | ¿Qué historias no cumplen sus criterios?
      ¿Qué criterios tiene {titulo}? | ¿Qué criterios de aceptación le quedan a {clave}?
      ¿Cumple {clave} todos sus criterios? | ¿A qué historias les faltan criterios? | ¿Qué criterios quedan?
      ¿Cuáles son los criterios de {titulo}? | ¿Cumple {titulo} sus criterios?
      ¿Qué historias cumplen todos sus criterios? | ¿Cuándo se da por buena {clave}?`,
    corta: `criterios de {clave} | criterios pendientes | sin criterios | criterios de aceptación de {titulo}`,
    hablada: `y de criterios de aceptación qué nos falta`,
    mal: `kriterios de {clave} | que criterios falta`,
    formal: `Indique los criterios de aceptación no satisfechos`,
    en: `which acceptance criteria are missing? | criteria of {clave}`,
    fr: `quels critères manquent ?`,
    de: `welche Kriterien fehlen?`,
  },
  admite: ['cosa'],
  responder,
};

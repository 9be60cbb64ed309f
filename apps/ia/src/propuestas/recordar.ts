import { t } from '../idioma/idioma';
import { MAX_DIAS_RECORDATORIO, MAX_TEXTO_RECORDATORIO } from '@pmp/contracts/notificaciones';
import { normalizedByLetter } from '../preguntas/comprension/objeto';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, type Contexto, respuesta } from '../preguntas/respuestas/contexto/contexto';
import { cuando, fechaLarga, lineas, literal } from '../preguntas/respuestas/contexto/redaccion';
import { newId, offer, propuestaOf } from './build-propuesta';
import { type Cuando, cuandoDicho, sinCuando } from './cuando-dicho';
import { CONFIRMA, enlaceDe } from './sobre-cosa';

const DAY_MS = 86_400_000;
const CITADO_O_CLAVE = /["“«][^"”»]*["”»]|\p{L}[\p{L}\p{N}]*-\d+/gu;
/** Up to the verb: «oye, ¿me recuerdas…?», «ponme un recordatorio», «que no se me pase». */
const PIDE =
  /^.*?\b(?:rr?ecu?erd\w*|recordatorio|recordar\w*|a[bv]is(?:a|o|e|ar)\w*|acuerd\w*|olvid\w*|alarma|toque|pase|apuntame|remind\w*|forget|rappel\w*|erinner\w*|vergiss)\b/;
/** What stands before the verb and is no matter: «¿puedes ponerme un…?». */
const SOLO_PIDE =
  /^(?:[\s¿¡,]*\b(?:oye|ponme|ponerme|pon|haz\w*|programe|pegame|salte|quiero|puedes|podrias|que|me|te|se|un|una|no|dejes|please|can|you|could|set|don|t|let|mets|moi|bitte|kannst|du|mich|por favor|porfa)\b)*[\s,]*$/;
const DELANTE =
  /^[\s,.:;¡!¿?-]*(?:(?:que|de|lo|del|to|about|an|sobre|para|por favor|porfa|me|mich|moi|esto|eso|luego|later|zu|que je|de me)\s+)*(?:(?:esto|eso|luego|que|de|para|por favor|porfa|me|mich|moi)\s*$)?/i;
const DETRAS =
  /[\s,.:;¡!¿?-]*(?:\s(?:para|el|a|de|y|on|at|le|um|por|lo|del|con|en|por favor|porfa)[\s,.:;¡!¿?-]*)*$/i;
const LISTA =
  /\b(?:que|cuantos|cuales|mis|ver|lista\w*|muestra\w*|my|what|mes|meine|welche)\s+(?:\w+\s+)?(?:recordatorios|reminders|rappels|erinnerungen)\b/;

const limpio = (texto: string): string =>
  texto.replace(/\s+/g, ' ').replace(DELANTE, '').replace(DETRAS, '').trim();

/** What is to be remembered, in the words of who asks; empty: nothing was said. */
export function loDicho(texto: string): string {
  const sin = sinCuando(texto);
  const pide = PIDE.exec(normalizedByLetter(sin))?.[0] ?? '';
  const antes = sin.slice(0, pide.lastIndexOf(' ') + 1);
  const dicho =
    limpio(sin.slice(pide.length)) || (SOLO_PIDE.test(normalizedByLetter(antes)) ? '' : limpio(antes));
  return dicho.charAt(0).toUpperCase() + dicho.slice(1);
}

const CUANDO = '¿Cuándo te lo recuerdo? Por ejemplo, «mañana a las 9» o «en dos horas».';
const QUE = '¿Qué quieres que te recuerde?';

function proponer({ hoy, cosas }: Contexto, dicho: string, { dia, hora, instante }: Cuando) {
  const [cosa] = cosas.filter(({ segura }) => segura);
  const soloEso = cosa && (dicho === '' || /^\S+-\d+$/.test(dicho));
  const texto = (soloEso ? [dicho, cosa.item.titulo].filter(Boolean).join(': ') : dicho).slice(
    0,
    MAX_TEXTO_RECORDATORIO,
  );
  const resumen = t`Recordarte el ${fechaLarga(dia, hoy)} a las ${hora}: «${literal(texto)}»`;
  const ruta = cosa && /\((.*)\)$/.exec(enlaceDe(cosa))![1]!;
  const cuerpo = { _id: newId(), texto, cuando: instante.toISOString(), accion: ruta ?? null };
  return offer(
    lineas(
      t`Propongo recordarte ${cuando(dia, hoy)} a las ${hora}: «${literal(texto)}».`,
      cosa ? t`El aviso llevará a ${enlaceDe(cosa)}.` : null,
      CONFIRMA,
    ),
    propuestaOf({
      tipo: 'recordar',
      resumen,
      proyecto: cosa?.item.proyecto ?? null,
      cambios: [{ metodo: 'POST', ruta: '/api/recordatorios', cuerpo, descripcion: resumen }],
    }),
  );
}

const responder: Answerer = (contexto) => {
  const { texto, reloj, cosas } = contexto;
  if (LISTA.test(normalizedByLetter(texto)))
    return Promise.resolve(
      respuesta('Tus recordatorios están en [Notificaciones](/notificaciones), donde también se eliminan.'),
    );
  const dicho = loDicho(texto);
  if (dicho === '' && !cosas.some(({ segura }) => segura)) return Promise.resolve(respuesta(QUE));
  const momento = cuandoDicho(texto.replace(CITADO_O_CLAVE, ' '), reloj);
  if (!momento) return Promise.resolve(respuesta(CUANDO));
  const lejos = momento.instante.getTime() - reloj.ahora.getTime();
  if (lejos <= 0) return Promise.resolve(respuesta('Ese momento ya ha pasado. Dime uno posterior.'));
  if (lejos > MAX_DIAS_RECORDATORIO * DAY_MS)
    return Promise.resolve(respuesta('Un recordatorio puede ser de aquí a un año como mucho.'));
  return Promise.resolve(proponer(contexto, dicho, momento));
};

export const recordar: Definicion = {
  tipo: 'recordar',
  frases: {
    normal: `Recuérdame el viernes que llame al proveedor | Avísame mañana de {titulo} | Ponme un recordatorio para el lunes | Recuérdame {clave} en tres días | Que no se me olvide el jueves revisar {titulo} | Avísame dentro de una semana | Acuérdame el martes de hablar con {persona} | Recuérdame a las 10 lo de {titulo} | Recuérdame que revise {titulo} el martes | Avísame el lunes a las 9 | Ponme una alarma para mañana | Recuérdame esto la semana que viene | Avísame cuando falte un día para {titulo} | Recuérdame mañana lo de {titulo} | Avísame el jueves de {clave} | Recuérdame el lunes que hable con {persona} | Ponme un aviso para el viernes | Mañana recuérdame {titulo} | Recuérdame en dos horas que mire {clave} | No me dejes olvidar {titulo} | Recuérdame a las cinco la reunión | Quiero que me recuerdes {clave} el miércoles | Recuérdame que tengo que llamar a {persona} | Hazme acordar mañana de {titulo} | Apúntame un recordatorio para el lunes | Recuérdamelo mañana por la mañana | Que me salte un aviso el martes con {titulo} | Recuérdame revisar {clave}`,
    corta: `recordatorio mañana {titulo} | recordar {clave} el lunes | aviso el viernes: {titulo} | recordatorio {clave} mañana | recuérdame {titulo} | acuérdame el lunes`,
    ruda: `recuérdame el puto informe el lunes`,
    hablada: `oye que no se me pase mañana lo de {titulo} | acuérdame de esto el viernes | oye recuérdame luego lo de {titulo} | que no se me pase el lunes {clave} | pégame un toque mañana con {titulo}`,
    mal: `abisame el lunes de {clave} | rrecuerdame mañana {titulo} | recuerdame q mire {clave} el biernes`,
    formal: `Programe un aviso para el lunes`,
    en: `remind me tomorrow about {titulo} | set a reminder for Friday | remind me on Monday to check {clave} | don't let me forget {titulo} tomorrow | remind me in two hours`,
    fr: `rappelle-moi demain {titulo} | mets-moi un rappel pour vendredi`,
    de: `erinnere mich morgen an {titulo} | erinnere mich am Montag an {clave} | erinnere mich in zwei Stunden`,
  },
  admite: ['cosa', 'periodo'],
  // Whom it is to be remembered of is no condition.
  literal: true,
  tema: true,
  sinDatos: true,
  propone: true,
  responder,
};

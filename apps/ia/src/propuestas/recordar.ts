import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';

const responder: Answerer = () =>
  Promise.resolve(
    respuesta('No sé ponerte recordatorios. Lo que tiene fecha límite sí te avisa antes de vencer.'),
  );

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
  admite: ['cosa', 'periodo', 'persona'],
  tema: true,
  propone: true,
  responder,
};

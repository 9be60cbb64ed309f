import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { type Answerer, respuesta } from '../preguntas/respuestas/contexto/contexto';

const responder: Answerer = () =>
  Promise.resolve(
    respuesta('No sé ponerte recordatorios. Lo que tiene fecha límite sí te avisa antes de vencer.'),
  );

export const recordar: Definicion = {
  tipo: 'recordar',
  frases: {
    normal: `Recuérdame el viernes que llame al proveedor | Avísame mañana de {titulo}
      Ponme un recordatorio para el lunes | Recuérdame {clave} en tres días
      Que no se me olvide el jueves revisar {titulo} | Avísame dentro de una semana
      Acuérdame el martes de hablar con {persona} | Recuérdame a las 10 lo de {titulo}
      Recuérdame que revise {titulo} el martes | Avísame el lunes a las 9 | Ponme una alarma para mañana
      Recuérdame esto la semana que viene | Avísame cuando falte un día para {titulo}`,
    corta: `recordatorio mañana {titulo} | recordar {clave} el lunes | aviso el viernes: {titulo}`,
    ruda: `recuérdame el puto informe el lunes`,
    hablada: `oye que no se me pase mañana lo de {titulo} | acuérdame de esto el viernes`,
    mal: `abisame el lunes de {clave}`,
    formal: `Programe un aviso para el lunes`,
    en: `remind me tomorrow about {titulo} | set a reminder for Friday`,
    fr: `rappelle-moi demain {titulo}`,
    de: `erinnere mich morgen an {titulo}`,
  },
  admite: ['cosa', 'periodo', 'persona'],
  tema: true,
  propone: true,
  responder,
};

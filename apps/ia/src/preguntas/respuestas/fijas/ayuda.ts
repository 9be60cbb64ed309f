import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { lineas, literal } from '../contexto/redaccion';
import { fija, puedo } from './comun';

const responder = fija(({ proyecto }) =>
  lineas(
    proyecto
      ? t`Tienes abierto ${literal(proyecto.nombre)}; si no dices otra cosa, hablo de él. Puedo:`
      : 'Puedo:',
    puedo(),
  ),
);

export const ayuda: Definicion = {
  tipo: 'ayuda',
  frases: {
    normal: `¿Qué puedes hacer? | ¿Cómo funcionas? | ¿En qué me ayudas? | ¿Qué te puedo preguntar?
      ¿Quién eres? | ¿Para qué sirves? | ¿Qué sabes hacer? | ¿Qué puedo hacer aquí? | ¿Cómo se usa esto?
      ¿Me puedes ayudar? | ¿Cómo te uso? | ¿Qué tipo de preguntas entiendes? | ¿Qué más sabes hacer?
      Necesito ayuda | ¿Qué sabes? | ¿Qué me puedes contar? | ¿Qué cosas puedo pedirte? | ¿Para qué vales?
      ¿Qué haces tú? | Enséñame a usarte | ¿Cómo va esto de preguntarte?`,
    corta: `ayuda | help | opciones | instrucciones | comandos | ? | qué haces | ejemplos`,
    ruda: `y tú qué coño haces`,
    hablada: `a ver tú qué sabes hacer | explícame un poco qué haces | y tú en qué me echas una mano
      no sé cómo va esto`,
    mal: `alluda | q puedes acer | ke savs hacer`,
    formal: `¿Qué funciones ofrece este asistente?`,
    en: `what can you do? | help me | how does this work? | how can you help me? | what can I ask?`,
    fr: `que peux-tu faire ? | aide-moi | comment ça marche ?`,
    de: `was kannst du? | Hilfe | wie funktioniert das?`,
  },
  admite: [],
  sinDatos: true,
  responder,
};

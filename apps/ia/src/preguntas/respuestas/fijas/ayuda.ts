import type { Definicion } from '../contexto/definicion';
import { lineas, literal } from '../contexto/redaccion';
import { fija, PUEDO } from './comun';

const responder = fija(({ proyecto }) =>
  lineas(
    proyecto
      ? `Tienes abierto ${literal(proyecto.nombre)}; si no dices otra cosa, hablo de él. Puedo:`
      : 'Puedo:',
    PUEDO,
  ),
);

export const ayuda: Definicion = {
  tipo: 'ayuda',
  frases: {
    normal: `¿Qué puedes hacer? | ¿Cómo funcionas? | ¿En qué me ayudas? | ¿Qué te puedo preguntar? | ¿Quién eres?
      ¿Para qué sirves? | ¿Qué sabes hacer? | ¿Qué puedo hacer aquí? | ¿Cómo se usa esto?
      ¿Me puedes ayudar? | ¿Cómo te uso? | ¿Qué tipo de preguntas entiendes? | ¿Qué más sabes hacer?
      Necesito ayuda`,
    corta: `ayuda | help | opciones | instrucciones | comandos | ?`,
    ruda: `y tú qué coño haces`,
    hablada: `a ver tú qué sabes hacer | explícame un poco qué haces`,
    mal: `alluda | q puedes acer | ke savs hacer`,
    formal: `¿Qué funciones ofrece este asistente?`,
    en: `what can you do? | help me | how does this work?`,
    fr: `que peux-tu faire ?`,
    de: `was kannst du?`,
  },
  admite: [],
  sinDatos: true,
  responder,
};

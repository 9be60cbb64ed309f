import { t } from '../../../idioma/idioma';
import type { Definicion } from '../contexto/definicion';
import { fija, nombreDe } from './comun';

const responder = fija((contexto) => t`Hola, ${nombreDe(contexto)}. ¿Qué quieres saber de tus proyectos?`);

export const saludo: Definicion = {
  tipo: 'saludo',
  frases: {
    normal: `Hola | ¿Qué tal? | Buenas tardes | Hola, ¿cómo estás? | Muy buenas | Hola a todos | Encantado
      hola buenas | buenas noches | qué hay | Hola, buenos días | ¿Cómo estás? | Hola de nuevo | Saludos`,
    corta: `hola | buenas | hey | ey | hola!`,
    hablada: `hola qué tal | buenas, qué pasa | holaaa | qué pasa máquina`,
    mal: `ola | wenas`,
    formal: `Buenos días, encantado de saludarle`,
    en: `hello | hi there | hey there | hi`,
    fr: `bonjour | salut`,
    de: `guten Tag | hallo | guten Morgen`,
  },
  admite: [],
  sinDatos: true,
  responder,
};

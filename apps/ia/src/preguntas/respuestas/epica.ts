import { decir, t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { consultada, type Answerer, respuesta } from './contexto/contexto';
import {
  cantidad,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  lineas,
  numero,
  porcentaje,
} from './contexto/redaccion';
import { nombresOf } from './listas/filas';

const FILAS = 12;
/** How an epic goes: what of it is done and left, and its stories; all of them if the question asks for stories. */
const responder: Answerer = async (contexto) => {
  const { reader, pregunta, texto } = contexto;
  const { epica: de } = contexto;
  if (!de) return respuesta('No encuentro ninguna épica que se llame así. Escribe su título entre comillas.');
  const suyas = (await reader.historias([de.proyecto])).filter((h) => h.epica === de._id);
  const abiertas = suyas.filter(({ estado }) => estado !== 'completada');
  const puntos = (of: typeof suyas): number => of.reduce((sum, h) => sum + h.puntos, 0);
  const [total, quedan] = [puntos(suyas), puntos(abiertas)];
  const hechas = suyas.length - abiertas.length;
  const todas = /\bhistorias\b/i.test(texto) && !pregunta.abiertas;
  const vistas = todas ? suyas : abiertas;
  const nombres = await nombresOf(contexto);
  const filaOf = ({ estado, puntos: p, responsable, ...h }: (typeof suyas)[number]): string => {
    const quien = responsable && nombres.get(responsable);
    const partes = [estado, p ? t`${numero(p)} p.` : 'sin estimar', quien && t`a cargo de ${quien}`];
    return t`${enlaceHistoria(h)}: ${partes.filter(Boolean).map(decir).join(', ')}`;
  };
  const dicho = total
    ? t` y ${numero(total - quedan)} de ${cantidad(total, 'punto', 'puntos')}, el ${porcentaje(total - quedan, total)} %`
    : '';
  const restan = quedan
    ? t` ${quedan === 1 ? 'Queda' : 'Quedan'} ${cantidad(quedan, 'punto', 'puntos')}.`
    : '';
  return consultada(
    respuesta(
      lineas(
        suyas.length
          ? t`${enlaceEpica(de)}: ${hechas} de ${cantidad(suyas.length, 'historia', 'historias')}${dicho}.${restan}`
          : t`${enlaceEpica(de)} todavía no tiene historias.`,
        vistas.length ? (todas ? 'Sus historias:' : 'Por terminar:') : null,
        vistas.length ? elementos(vistas.slice(0, FILAS).map(filaOf)) : null,
        vistas.length > FILAS ? t`Y ${vistas.length - FILAS} más.` : null,
      ),
      ['¿Cómo va el sprint?', '¿Qué épicas hay?'],
    ),
    ['Historias', t`épica «${de.titulo}»`, todas ? null : 'con lo que falta'],
  );
};

export const epica: Definicion = {
  tipo: 'epica',
  frases: {
    normal: `¿Cómo va la épica {epica}? | ¿Qué falta en la épica {epica}?
      ¿Qué porcentaje lleva la épica {epica}? | ¿En qué punto está la épica {epica}?
      ¿Está terminada la épica {epica}? | ¿Qué tal va la épica {epica}? | ¿Qué queda de la épica {epica}?
      ¿Cuánto falta para acabar la épica {epica}? | Dime cómo va {epica}
      ¿Cuántas historias le faltan a la épica {epica}? | ¿Cuánto falta de {epica}?
      ¿Qué historias tiene {epica}? | ¿Cómo llevamos lo de {epica}?`,
    corta: `épica {epica} | resumen de la épica {epica} | estado de {epica} | {epica}`,
    ruda: `cómo coño va la épica {epica}`,
    hablada: `oye la épica {epica} qué tal`,
    mal: `q le falta a la hepica {epica}`,
    en: `how is the epic {epica} going? | what is left in the {epica} epic? | progress of {epica}`,
    fr: `où en est l'épopée {epica} ?`,
    de: `wie steht es um das Epic {epica}?`,
  },
  admite: ['epica'],
  necesita: 'epica',
  responder,
};

import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { wordsOf } from '../preguntas/texto/normalize';
import type { Gente } from '../preguntas/person-reader';
import {
  type Answerer,
  type Contexto,
  idsOf,
  respuesta,
  type Respuesta,
} from '../preguntas/respuestas/contexto/contexto';
import {
  elementos,
  enlaceHistoria,
  enlaceTarea,
  lineas,
  literal,
} from '../preguntas/respuestas/contexto/redaccion';
import { type CambioDe, type Elegida, proposeEach } from './sobre-cosa';

const A_MI =
  /\b(?:asigname|a mi|para mi|me l[oa] asigno|me quedo|me encargo|me ocupo|encargo yo|cojo yo|i will take|i ll take)\b/;
/** «… a Pepe»: who was meant, though nobody is called so. */
const A_ALGUIEN = /\ba\s+(\p{Lu}[\p{L}-]+)\s*[.!?]?$/u;

const cambioDe =
  (persona: Gente) =>
  (cosa: Elegida): CambioDe | string => {
    const nombre = literal(persona.nombre);
    if (cosa.tipo === 'historia')
      return cosa.item.responsable === persona._id
        ? t`${enlaceHistoria(cosa.item)} ya está a cargo de ${nombre}.`
        : {
            cuerpo: { responsable: persona._id },
            descripcion: t`Poner a ${persona.nombre} a cargo de «${cosa.item.titulo}»`,
          };
    return cosa.item.asignado === persona._id
      ? t`${enlaceTarea(cosa.item)} ya la lleva ${nombre}.`
      : {
          cuerpo: { asignado: persona._id },
          descripcion: t`Asignar «${cosa.item.titulo}» a ${persona.nombre}`,
        };
  };

function whom(texto: string, gente: readonly Gente[]): Respuesta {
  const sinCitas = texto.replace(/["“«][^"”»]*["”»]/gu, ' ').trim();
  const dicha = A_ALGUIEN.exec(sinCitas)?.[1];
  return respuesta(
    lineas(
      dicha ? t`Nadie del equipo se llama ${literal(dicha)}. Están:` : '¿A quién? En el equipo están:',
      elementos(gente.slice(0, 10).map(({ nombre }) => literal(nombre))),
    ),
  );
}

const responder: Answerer = async (contexto: Contexto) => {
  const { reader, ambito, persona, pregunta, texto } = contexto;
  const gente = await reader.gente(idsOf(ambito));
  const yo = A_MI.test(wordsOf(texto).join(' ')) || (persona === null && pregunta.propias);
  const elegida = yo ? gente.find(({ _id }) => _id === reader.persona._id) : persona;
  return elegida ? proposeEach(contexto, 'asignar', cambioDe(elegida)) : whom(texto, gente);
};

export const asignar: Definicion = {
  tipo: 'asignar',
  frases: {
    normal: `Asigna {titulo} a {persona} | Pásale {clave} a {persona} | Que {persona} se encargue de {titulo} | Ponme a mí {clave} | Me quedo con {titulo} | Dale {titulo} a {persona} | Encárgale a {persona} {titulo} | Reasigna {clave} a {persona} | Pon a {persona} con {titulo} | Asigna {clave} a {persona} | Asígnale {titulo} a {persona} | Asígname {clave} | Asigna la tarea {titulo} a {persona} | Pon {clave} a nombre de {persona} | La tarea {titulo} es para {persona} | Dásela a {persona} | Asigna la tarea a {persona} | Pon a {persona} en {titulo} | Asigna {titulo} | Pon a {persona} con lo de {titulo} | Pon a {persona} en {clave} | Pon a {persona} en la tarea {titulo} | Pon a {persona} con {clave} | Pon {titulo} a {persona} | Que lo haga {persona}: {titulo} | {persona} se queda con {titulo} | Ponle {clave} a {persona} | Asígname {titulo} | Cojo yo {clave} | {titulo} la hará {persona} | Cambia el responsable de {clave} a {persona} | Pon a {persona} como responsable de {titulo} | {persona} se encarga de {titulo}`,
    corta: `{clave} a {persona} | {clave} para {persona} | {titulo} para mí | {titulo} para {persona} | {titulo} a {persona} | {clave} mía`,
    ruda: `encasquétale {titulo} a {persona} | que {persona} se coma {clave}`,
    hablada: `oye pásale esto de {titulo} a {persona} | mira, {clave} que la coja {persona} | ya me encargo yo de {titulo} | mira, {titulo} que lo coja {persona} | venga, {clave} para {persona} | pues {titulo} que la lleve {persona}`,
    mal: `asinga {titulo} a {persona} | asgina {clave} a {persona} | pasale a {persona} la {titulo}`,
    formal: `Le ruego encomiende {clave} a {persona}`,
    en: `assign {clave} to {persona} | give {titulo} to {persona} | I will take {clave} | let {persona} do {clave} | {clave} goes to {persona}`,
    fr: `assigne {clave} à {persona} | donne {clave} à {persona} | assigne-moi {titulo}`,
    de: `weise {clave} {persona} zu | ich übernehme {clave}`,
  },
  admite: ['persona', 'cosa'],
  propone: true,
  responder,
};

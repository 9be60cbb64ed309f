import { decir, t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { palabrasOf } from '../comprension/palabras';
import { contentWordsOf, isSameWord } from '../texto/similarity';
import { type Answerer, consultada, dondeOf, idsOf, respuesta } from './contexto/contexto';
import {
  addDias,
  cantidad,
  elementos,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  literal,
} from './contexto/redaccion';
import { nombresOf } from './listas/filas';

const DIAS = 180;
const MAX_TAREAS = 5_000;
const VISTOS = 5;
/** What each trace of somebody counts. */
const PESO = { hizo: 3, lleva: 3, comento: 2, dijo: 1 };

interface Rastro {
  peso: number;
  que: Set<string>;
}

/** Who knows about a subject: who had or changed what names it, commented on it or spoke of it. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, texto, proyecto } = contexto;
  const quitar = contentWordsOf(proyecto?.nombre ?? '');
  const words = contentWordsOf(texto).filter((word) => word.length > 2 && !quitar.includes(word));
  const raras = words.filter((word) => palabrasOf(word)[0]?.nocion == null);
  const tema = raras.length ? raras : words.slice(-1);
  const trata = (dicho: string): boolean => {
    const has = contentWordsOf(dicho);
    return tema.every((one) => has.some((word) => isSameWord(word, one)));
  };
  const rango = { desde: addDias(hoy, -DIAS), hasta: hoy };
  const [tareas, historias, actividad, mensajes, nombres] = await Promise.all([
    reader.tareas({ proyectos: idsOf(ambito), cuantas: MAX_TAREAS }),
    reader.historias(idsOf(ambito)),
    reader.actividad(idsOf(ambito), rango),
    reader.mensajes(idsOf(ambito), rango),
    nombresOf(contexto),
  ]);
  const rastros = new Map<string, Rastro>();
  const note = (quien: string | null | undefined, peso: number, que: string): void => {
    if (!quien || !nombres.has(quien)) return;
    const rastro = rastros.get(quien) ?? { peso: 0, que: new Set() };
    rastro.que.add(que);
    rastros.set(quien, { ...rastro, peso: rastro.peso + peso });
  };
  const suyas = historias.filter(({ titulo }) => trata(titulo));
  const deHistoria = new Set(suyas.map(({ _id }) => _id));
  const hilos = tareas.filas.filter((one) => trata(one.titulo) || deHistoria.has(one.historia));
  for (const one of suyas) note(one.responsable, PESO.lleva, t`a cargo de ${enlaceHistoria(one)}`);
  for (const one of hilos) note(one.asignado, PESO.lleva, enlaceTarea(one));
  const ids = new Set([...suyas, ...hilos].map(({ _id }) => _id));
  for (const one of actividad?.cambios ?? [])
    if (ids.has(one._id))
      note(one.autor, PESO.hizo, one.entidad === 'tarea' ? enlaceTarea(one) : enlaceHistoria(one));
  for (const one of actividad?.comentarios ?? [])
    if (ids.has(one._id) || trata(one.texto))
      note(one.autor, PESO.comento, t`comentó en «${literal(one.titulo)}»`);
  for (const one of mensajes ?? [])
    if (trata(one.texto)) note(one.autor, PESO.dijo, 'habló de ello en el chat');
  const dicho = t`«${literal(tema.join(' '))}»`;
  const gente = [...rastros].toSorted(([, a], [, b]) => b.peso - a.peso).slice(0, VISTOS);
  return consultada(
    respuesta(
      gente.length
        ? lineas(
            t`De ${dicho}${dondeOf(contexto)} ${gente.length === 1 ? 'sabe' : 'saben'}, por lo que ${gente.length === 1 ? 'ha' : 'han'} hecho y dicho:`,
            elementos(
              gente.map(([quien, { que }]) => {
                const cosas = [...que];
                const mas =
                  cosas.length > 3 ? t` y ${cantidad(cosas.length - 3, 'cosa más', 'cosas más')}` : '';
                return t`${literal(nombres.get(quien) ?? '')}: ${mas ? cosas.slice(0, 3).map(decir).join(', ') + mas : enumerar(cosas)}`;
              }),
            ),
          )
        : t`No consta que nadie haya trabajado en ${dicho} ni haya hablado de ello en los últimos ${DIAS} días${dondeOf(contexto)}.`,
    ),
    ['Personas', dicho, 'tareas, historial, comentarios y conversaciones'],
  );
};

export const quienSabe: Definicion = {
  tipo: 'quien-sabe',
  frases: {
    normal: `¿Quién sabe de {tema}? | ¿Quién me puede ayudar con {tema}? | ¿Quién tiene experiencia en {tema}?
      ¿Quién es el experto en {tema}? | ¿Con quién hablo de {tema}? | ¿Quién ha tocado cosas de {tema}?
      ¿Quién lleva los temas de {tema}? | ¿Quién domina {tema}? | ¿Quién sabe más de {tema}?
      ¿Alguien entiende de {tema}? | ¿A quién consulto sobre {tema}? | ¿Quién me explica lo de {tema}?
      ¿Quién ha trabajado con {tema}? | ¿Quién conoce {tema}? | ¿Quién controla {tema}?
      ¿Quién tiene experiencia con {tema}? | ¿Quién es la persona que más sabe de {tema}?
      ¿Quién me explica {tema}? | ¿Quién podría resolverme una duda de {tema}?`,
    corta: `experto en {tema} | quién sabe de {tema} | referente de {tema} | contacto para {tema}
      quién sabe {tema}`,
    ruda: `quién coño entiende de {tema} | a quién le doy la brasa con {tema}`,
    hablada: `oye a quién le puedo preguntar lo de {tema} | oye quién controla de {tema} | y de {tema} quién sabe`,
    mal: `kien sabe de {tema} | a qien pregunto x {tema}`,
    formal: `¿Qué persona posee conocimientos sobre {tema}? | Indique quién dispone de experiencia en {tema}`,
    en: `who knows about {tema}? | who has worked on {tema}? | who can help me with {tema}?
      who should I ask about {tema}?`,
    fr: `qui connaît {tema} ? | qui s'y connaît en {tema} ?`,
    de: `wer kennt sich mit {tema} aus? | wen frage ich wegen {tema}?`,
  },
  admite: ['cosa', 'epica'],
  tema: true,
  responder,
};

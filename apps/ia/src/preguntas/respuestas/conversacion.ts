import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { contentWordsOf, isSameWord } from '../texto/similarity';
import type { Comentario, Mensaje } from '../person-reader';
import { nombreOf, type Periodo, rangoOf } from '../comprension/periodo';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import { nombresOf, nombreDe as nombreEn } from './listas/filas';
import { addDias, cantidad, elementos, enumerar, fechaLarga, lineas, literal } from './contexto/redaccion';

const MAX_MENSAJES = 12;
const LETRAS = 200;
const ESTA_SEMANA: Periodo = { unidad: 'semana', salto: 0 };
/** How far back a question about a subject looks. */
const DIAS_DE_TEMA = 30;
const DE_LA_PREGUNTA = new Set(
  'dicho dijo dijeron hablado hablo hablamos comentado comento conversacion chat mensajes resumen resume resumeme proyecto equipo ayer hoy semana pasada esta tema sobre algo alguien nadie ultimo ultimos dias perdido perdi cuece hablasteis pasa paso nuevo'.split(
    ' ',
  ),
);

const SIN_CONVERSACIONES =
  'Ahora mismo no puedo consultar las conversaciones: el servicio que las guarda no responde. Vuelve a preguntármelo en un momento.';

const nombreDe = (id: string | null, nombres: ReadonlyMap<string, string>): string =>
  nombreEn(id, nombres, 'Alguien').split(' ')[0] ?? '';

/** What was said, by whom, with what was asked and, when there is too much, the longest messages. */
export function conversacionLines(
  mensajes: readonly Mensaje[],
  nombres: ReadonlyMap<string, string>,
  { hoy }: Contexto,
): string {
  const elegidos =
    mensajes.length <= MAX_MENSAJES
      ? mensajes
      : mensajes
          .toSorted(
            (a, b) =>
              Number(b.texto.includes('?')) - Number(a.texto.includes('?')) ||
              b.texto.length - a.texto.length,
          )
          .slice(0, MAX_MENSAJES)
          .toSorted((a, b) => a.fecha.localeCompare(b.fecha));
  const autores = [...new Set(mensajes.map(({ autor }) => nombreDe(autor, nombres)))];
  return lineas(
    t`**Conversación**: ${cantidad(mensajes.length, 'mensaje', 'mensajes')} de ${enumerar(autores)}`,
    elementos(
      elegidos.map(
        ({ autor, texto, fecha, tipo }) =>
          t`${nombreDe(autor, nombres)}${tipo === 'equipo' ? ' (equipo)' : ''}, ${fechaLarga(fecha, hoy)}: «${literal(texto).slice(0, LETRAS)}»`,
      ),
    ),
    mensajes.length > elegidos.length
      ? t`Y ${mensajes.length - elegidos.length} más en [Mensajes](/mensajes).`
      : null,
  );
}

const comentarioLines = (
  comentados: readonly Comentario[],
  nombres: ReadonlyMap<string, string>,
  { hoy }: Contexto,
): string =>
  lineas(
    '**Comentarios**',
    elementos(
      comentados
        .slice(-MAX_MENSAJES)
        .map(
          (c) =>
            t`${nombreDe(c.autor, nombres)}, en «${literal(c.titulo)}», ${fechaLarga(c.fecha, hoy)}: «${literal(c.texto).slice(0, LETRAS)}»`,
        ),
    ),
  );

/** They are asked for beside the messages. */
const DE_COMENTARIOS = /\bcoment/i;

const temaOf = ({ texto, proyecto, persona }: Contexto): string[] => {
  const nombres = contentWordsOf(`${proyecto?.nombre ?? ''} ${persona?.nombre ?? ''}`);
  return contentWordsOf(texto).filter(
    (word) =>
      word.length > 3 && !DE_LA_PREGUNTA.has(word) && !nombres.some((nombre) => isSameWord(word, nombre)),
  );
};

/** What was said about a subject, in conversations and in comments. */
async function sobreTema(contexto: Contexto, tema: readonly string[]) {
  const { reader, ambito, hoy, persona } = contexto;
  const rango = { desde: addDias(hoy, -DIAS_DE_TEMA), hasta: hoy };
  const [mensajes, actividad, nombres] = await Promise.all([
    reader.mensajes(idsOf(ambito), rango),
    reader.actividad(idsOf(ambito), rango),
    nombresOf(contexto),
  ]);
  if (!mensajes && !actividad) return respuesta(SIN_CONVERSACIONES);
  const trata = ({ texto, autor }: { texto: string; autor: string | null }): boolean => {
    const words = contentWordsOf(texto);
    const quien = !persona || persona._id === autor;
    return quien && tema.every((uno) => words.some((word) => isSameWord(word, uno)));
  };
  const dichos = (mensajes ?? []).filter(trata);
  const comentados = (actividad?.comentarios ?? []).filter(trata);
  const consulta = ['Conversaciones y comentarios', t`«${tema.join(' ')}»`, t`últimos ${DIAS_DE_TEMA} días`];
  if (!dichos.length && !comentados.length) {
    return consultada(
      respuesta(
        t`No encuentro que se haya dicho nada de «${literal(tema.join(' '))}» en los últimos ${DIAS_DE_TEMA} días${dondeOf(contexto)}.`,
      ),
      consulta,
    );
  }
  return consultada(
    respuesta(
      lineas(
        dichos.length ? conversacionLines(dichos, nombres, contexto) : null,
        comentados.length ? comentarioLines(comentados, nombres, contexto) : null,
      ),
    ),
    consulta,
  );
}

/** The conversations of the projects and their teams, in some days. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, persona, pregunta } = contexto;
  const tema = pregunta.periodo ? [] : temaOf(contexto);
  if (tema.length) return sobreTema(contexto, tema);
  const periodo = pregunta.periodo ?? ESTA_SEMANA;
  const rango = rangoOf(periodo, hoy);
  const todos = await reader.mensajes(idsOf(ambito), rango);
  if (!todos) return respuesta(SIN_CONVERSACIONES);
  const suyo = ({ autor }: { autor: string | null }): boolean => !persona || persona._id === autor;
  const mensajes = todos.filter(suyo);
  const actividad = DE_COMENTARIOS.test(contexto.texto) ? await reader.actividad(idsOf(ambito), rango) : null;
  const comentados = (actividad?.comentarios ?? []).filter(suyo);
  const consulta = ['Conversaciones', t`${rango.desde} a ${rango.hasta}`];
  const sugerencias = ['¿Qué pasó ayer?', '¿Qué está bloqueado?'];
  const nombres = await nombresOf(contexto);
  if (!mensajes.length && !comentados.length) {
    const nada = actividad ? 'comentarios ni mensajes' : 'mensajes';
    return consultada(
      respuesta(t`No hay ${nada} ${nombreOf(periodo)}${dondeOf(contexto)}.`, sugerencias),
      consulta,
    );
  }
  return consultada(
    respuesta(
      lineas(
        comentados.length ? comentarioLines(comentados, nombres, contexto) : null,
        mensajes.length ? conversacionLines(mensajes, nombres, contexto) : null,
      ),
      sugerencias,
    ),
    consulta,
  );
};

export const conversacion: Definicion = {
  tipo: 'conversacion',
  frases: {
    normal: `¿De qué se ha hablado en el chat? | ¿Qué dijo {persona} de {tema}? | ¿Qué se comentó sobre {tema}?
      Resúmeme la conversación | ¿Qué ha dicho {persona} en el chat? | ¿Qué se ha escrito del {tema}?
      ¿Qué comentarios hubo ayer? | ¿De qué hablasteis ayer? | ¿Qué mensajes hay nuevos?
      ¿Qué dice {persona} de {tema}? | ¿Se ha comentado algo de {tema}? | ¿De qué habló {persona} ayer?
      ¿Qué mensajes hay de {tema}? | ¿Qué comentó {persona}? | ¿Qué se ha hablado de {tema}?
      ¿Qué me he perdido en la conversación? | ¿Qué se comentó ayer en el equipo? | ¿Qué se ha dicho de {tema}?
      ¿Qué comentó {persona} sobre {tema}? | ¿De qué se habló ayer? | ¿Alguien ha dicho algo de {tema}?
      ¿Qué ha escrito {persona} de {tema}? | ¿Qué se comentó de {tema} en el chat?
      ¿Qué mensajes ha mandado {persona}? | ¿Qué opina {persona} de {tema}? | ¿Qué han respondido sobre {tema}?`,
    corta: `chat | mensajes de hoy | resumen del chat | comentarios de {persona} | conversación de ayer
      qué se dice | mensajes de {persona} | comentarios sobre {tema}`,
    ruda: `qué habéis cotorreado hoy`,
    hablada: `oye y de {tema} qué se ha dicho | a ver qué se cuenta por el chat | qué se comenta del {tema}
      y en el chat qué se cuece | qué decía {persona} de {tema}`,
    mal: `q dijo {persona} del {tema} | ke se a dicho de {tema}`,
    formal: `Resuma las intervenciones relativas a {tema} | ¿Qué manifestó {persona} acerca de {tema}?`,
    en: `what was said about {tema}? | summarise the chat | what did {persona} say about {tema}?
      what was discussed yesterday? | messages about {tema}`,
    fr: `qu'a-t-on dit de {tema} ? | qu'a dit {persona} de {tema} ?`,
    de: `was wurde über {tema} gesagt? | was hat {persona} über {tema} gesagt? | worüber wurde gesprochen?`,
  },
  admite: ['persona', 'periodo', 'cosa'],
  tema: true,
  responder,
};

import { t } from '../idioma/idioma';
import type { Definicion } from '../preguntas/respuestas/contexto/definicion';
import { MAX_TEXTO } from '@pmp/contracts/common';
import type { HistoriaSummary } from '../preguntas/person-reader';
import { type Answerer, respuesta, type Respuesta } from '../preguntas/respuestas/contexto/contexto';
import { enlaceHistoria, lineas, literal } from '../preguntas/respuestas/contexto/redaccion';
import { offer, propuestaOf } from './build-propuesta';
import { namedHistoria, isRespuesta } from './named-historia';

export interface Relato {
  comoUsuario: string;
  quiero: string;
  para: string;
}

const COMPLETO =
  /\bcomo\s+(?:un[oa]?\s+)?(.+?)[,.;\s]+(?:quiero|necesito|deseo|me gustar[ií]a)\s+(.+?)(?:[,.;\s]+(?:para|de modo que|de forma que|con el fin de|as[ií])\s+(.+?))?[.\s]*$/isu;
const FINALIDAD = /^(.+?)[,\s]+(?:para|con el fin de)\s+(?:que\s+)?(.+?)[.\s]*$/isu;
const INFINITIVO = /^\p{L}+(?:ar|er|ir|arse|erse|irse)\b/iu;
/** Limits the cost: the expression tries each «como» with each «quiero». */
const MAX_LEIDO = 2_000;
const QUIEN_SEA = 'persona usuaria';

const one = (texto: string | undefined): string =>
  (texto ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXTO);

const lowerFirst = (texto: string): string => texto.charAt(0).toLowerCase() + texto.slice(1);

/** Turns a title into a wish: a verb stays as it is, a noun becomes «disponer de …». */
const deseoOf = (titulo: string): string =>
  INFINITIVO.test(titulo) ? lowerFirst(titulo) : t`disponer de ${lowerFirst(titulo)}`;

/** Como / Quiero / Para as far as the texts contain them; the rest stays as the story has it. */
export function relatoOf(
  { titulo, comoUsuario, quiero, para }: Pick<HistoriaSummary, 'titulo'> & Relato,
  texto: string,
): Relato {
  const dicho = COMPLETO.exec(texto.slice(0, MAX_LEIDO));
  if (dicho) {
    const [, como, que, finalidad] = dicho.map(one);
    return { comoUsuario: como!, quiero: que!, para: finalidad || para };
  }
  const partido = FINALIDAD.exec(titulo);
  return {
    comoUsuario: comoUsuario || QUIEN_SEA,
    quiero: quiero || one(deseoOf(partido?.[1] ?? titulo)),
    para: para || one(partido?.[2]),
  };
}

export function proposeRelato(historia: HistoriaSummary, relato: Relato): Respuesta {
  const { comoUsuario, quiero, para } = relato;
  const igual = comoUsuario === historia.comoUsuario && quiero === historia.quiero && para === historia.para;
  if (igual) {
    return respuesta(
      t`${enlaceHistoria(historia)} ya está escrita así. Para cambiarla, dime el texto: «reescribe la historia "${literal(historia.titulo)}": como…, quiero…, para…».`,
    );
  }
  const texto = t`Como ${comoUsuario}, quiero ${quiero}${para ? t`, para ${para}` : ''}.`;
  const propuesta = propuestaOf({
    tipo: 'reformular-historia',
    resumen: t`Redactar «${literal(historia.titulo)}»`,
    proyecto: historia.proyecto,
    cambios: [
      {
        metodo: 'PUT',
        ruta: `/api/historias/${historia._id}`,
        cuerpo: { comoUsuario, quiero, para, version: historia.version },
        descripcion: texto,
      },
    ],
  });
  return offer(
    lineas(
      t`Propongo este texto para ${enlaceHistoria(historia)}:`,
      literal(texto),
      para ? null : 'Falta el «para»: dímelo y lo añado, o escríbelo tú en la historia.',
      'No se cambia nada hasta que lo confirmes.',
    ),
    propuesta,
  );
}

const responder: Answerer = async (contexto) => {
  const historia = await namedHistoria(contexto, 'Reescribe la historia');
  if (isRespuesta(historia)) return historia;
  const texto = contexto.pregunta.detalle ?? historia.descripcion;
  return proposeRelato(historia, relatoOf(historia, texto));
};

export const reformularHistoria: Definicion = {
  tipo: 'reformular-historia',
  frases: {
    normal: `Reescribe la historia {titulo} | Redacta {titulo} como Como/Quiero/Para | Mejora el texto de la historia {titulo} | Reformula {clave} | Escribe bien la historia {titulo} | Ponme la historia {titulo} en formato de historia de usuario | Redacta mejor {titulo} | Reescribe {titulo}: como cliente quiero pagar | Mejora la redacción de {clave} | Reescribe {titulo} | Redacta mejor {clave} | Escribe {titulo} como historia de usuario | Mejora la descripción de {clave} | Ponme {titulo} en formato como, quiero, para`,
    corta: `reformular {titulo} | reescribe {clave}`,
    mal: `redakta {titulo}`,
    formal: `Redacte la historia {titulo} conforme a la plantilla`,
    en: `rewrite the story {titulo} | rewrite {clave} | rewrite {titulo} as a user story`,
    fr: `reformule l'histoire {titulo}`,
    de: `formuliere die Story {titulo} neu`,
  },
  admite: ['cosa'],
  tema: true,
  propone: true,
  responder,
};

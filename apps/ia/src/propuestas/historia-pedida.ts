import { PRIORIDADES } from '@pmp/contracts/common';
import { normalize } from '../preguntas/texto/normalize';
import { detalleOf, headOf } from '../preguntas/comprension/objeto';

/** A story as somebody asks for it, in their own words. */
export interface HistoriaPedida {
  titulo: string | null;
  /** What its epic is called, as it was said. */
  epica: string | null;
  prioridad: (typeof PRIORIDADES)[number] | null;
  puntos: number | null;
}

const ENTRE_COMILLAS = /["“«]([^"”»\n]{1,200})["”»]/u;
const EPICA =
  /\s+(?:en|a|para|dentro de)\s+(?:la\s+)?[eé]pica\s+(?:de\s+)?[«"“]?([^«»"“”]+?)[»"”]?\s*[.!?]?$/iu;
/** «en Pagos», «en el buscador»: an epic, if there is one of that name. */
const EN_ALGO = /\s+en\s+(?:el\s+|la\s+|los\s+|las\s+)?([^«»"“”]+?)\s*[.!?]?$/iu;
const PRIORIDAD = /\s*,?\s*\b(?:de|con)\s+prioridad\s+(baja|media|alta|cr[ií]tica)\b/iu;
const PUNTOS = /\s*,?\s*\b(?:de|con)\s+(\d{1,2}(?:[.,]5)?)\s+(?:puntos?|pts?)\b/iu;
const HASTA_EL_TITULO =
  /^.*?\bhistoria(?:\s+nueva)?\s*(?:,?\s*(?:(?:que\s+se\s+llam[ea]|llamada|titulada|que\s+diga|con\s+(?:el\s+)?(?:t[ií]tulo|nombre)|de\s+nombre|sobre|para|de)(?=\s|$)))?\s*/iu;

const clean = (texto: string): string | null => {
  const limpio = texto.replace(/^[\s¿¡"'«“,]+|[\s?!.,;"'»”]+$/gu, '').trim();
  return limpio === '' ? null : limpio;
};

const conMayuscula = (titulo: string | null): string | null =>
  titulo && titulo.charAt(0).toUpperCase() + titulo.slice(1);

/** Takes out of the text what a pattern finds, and says what it was. */
function taken(texto: string, pattern: RegExp): [resto: string, dicho: string | null] {
  const found = pattern.exec(texto);
  return found ? [texto.replace(pattern, ''), found[1]!] : [texto, null];
}

function withoutEpica(texto: string, isEpica: (nombre: string) => boolean): [string, string | null] {
  const [sinEpica, epica] = taken(texto, EPICA);
  if (epica !== null) return [sinEpica, epica];
  const algo = EN_ALGO.exec(texto)?.[1];
  return algo !== undefined && isEpica(algo) ? [texto.replace(EN_ALGO, ''), algo] : [texto, null];
}

/**
 * `isEpica`: whether an epic has that name, because «Buscar en el mapa» says where, and «Pagar con Bizum en Pagos», in
 * which epic.
 */
export function historiaPedidaOf(texto: string, isEpica: (nombre: string) => boolean): HistoriaPedida {
  const detalle = detalleOf(texto);
  const [sinPrioridad, prioridad] = taken((detalle ? headOf(texto) : texto).replace(/\s+/gu, ' '), PRIORIDAD);
  const [sinPuntos, puntos] = taken(sinPrioridad, PUNTOS);
  const [resto, antes] = withoutEpica(sinPuntos, isEpica);
  const [detallado, despues] = withoutEpica(detalle ?? '', isEpica);
  const nombrada = antes ?? despues;
  const citado = ENTRE_COMILLAS.exec(resto)?.[1] ?? ENTRE_COMILLAS.exec(detallado)?.[1];
  const dicho = citado ?? (detalle === null ? resto.replace(HASTA_EL_TITULO, '') : detallado);
  return {
    // Without the word «historia» nothing was cut, and the whole sentence is no title.
    titulo: citado === undefined && detalle === null && dicho === resto ? null : conMayuscula(clean(dicho)),
    epica: nombrada,
    prioridad:
      PRIORIDADES.find((una) => prioridad !== null && normalize(una) === normalize(prioridad)) ?? null,
    puntos: puntos === null ? null : Number(puntos.replace(',', '.')),
  };
}

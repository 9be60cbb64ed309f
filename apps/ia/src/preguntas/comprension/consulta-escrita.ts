import { type Consulta, findCampo, leer, termsOf } from '@pmp/consulta';

/** `estado:bloqueada`, with its value right behind: «la historia: Pagar» is no condition. */
const CONDICION = /(?:^|[\s(])-?\(*([\p{L}-]+)(?:[<>]=?|[:=])(?=[\p{L}\d"(-])/gu;
/** As it stands in an address, or announced as what it is. */
const ANUNCIADA = /^\s*(?:\??q\s*=|consulta\s*:)\s*(.+)$/isu;

const hasCondicion = (texto: string): boolean =>
  [...texto.matchAll(CONDICION)].some(([, campo = '']) => findCampo(campo) !== undefined);

/** Marks alone, as in «abierta -bloqueada»; one by itself is a word of a question. */
const isOfMarks = (consulta: Consulta | undefined): boolean => {
  const terms = consulta ? termsOf(consulta) : [];
  return terms.length > 1 && terms.every((nodo) => /^(?:marca|no)$/.test(nodo.clase));
};

const decoded = (texto: string): string => {
  try {
    return decodeURIComponent(texto.replaceAll('+', ' '));
  } catch {
    return texto;
  }
};

/** What somebody asks in the language of queries, as it is; null: it is a question in words. */
export function consultaEscrita(texto: string): string | null {
  const [, anunciada] = ANUNCIADA.exec(texto) ?? [];
  if (anunciada !== undefined && /^\s*\??q\s*=/i.test(texto)) return decoded(anunciada).trim();
  const dicho = (anunciada ?? texto).trim();
  if (/[¿?]/.test(dicho)) return null;
  return hasCondicion(dicho) || isOfMarks(leer(dicho).consulta) ? dicho : null;
}

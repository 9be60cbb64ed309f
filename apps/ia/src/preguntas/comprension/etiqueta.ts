import { escribirValor } from '@pmp/consulta';

const NOMBRADA =
  /(?:\b(?:con|tienen?|llevan?|de)\s+(?:la|las|una)?\s*etiquetas?|\betiquetad[ao]s?\s+(?:como|con|de)?|\b(?:with\s+(?:the\s+)?label|labelled))\s*(?:[«"“]([^»"”]+)[»"”]|([\p{L}\p{N}_-]+))/iu;
const SIN_ETIQUETA =
  /\bsin\s+(?:ninguna\s+)?etiquetas?\b|\bno\s+(?:tienen?|llevan?)\s+(?:ninguna\s+)?etiquetas?\b/iu;

/** The label that a text names, in the language of queries; null: none. */
export const etiquetaDe = (texto: string): string | null => {
  if (SIN_ETIQUETA.test(texto)) return 'sin:etiqueta';
  const [, entera, palabra] = NOMBRADA.exec(texto) ?? [];
  const nombre = (entera ?? palabra)?.trim();
  return nombre ? `etiqueta:${escribirValor(nombre)}` : null;
};

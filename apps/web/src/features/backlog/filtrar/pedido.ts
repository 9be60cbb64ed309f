import type { Pedido } from '../../../shared/arbol/leer-pagina';
import type { Filtro } from './filter-tree';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const joined = (terms: readonly string[]): string => terms.join(' ');

/** The filter in the language of queries. */
export const pedidoDe = ({
  texto,
  persona,
  responsable,
  estado,
  prioridad,
  tipo,
  etiqueta,
}: Filtro): Pedido => {
  const rama = joined([
    ...(estado ? [`estado:${quoted(estado)}`] : []),
    ...(prioridad ? [`prioridad:${quoted(prioridad)}`] : []),
    ...(etiqueta ? [`etiqueta:${quoted(etiqueta)}`] : []),
    // Only tasks have a person and a type.
    ...(persona ? [`tipo:tarea asignado:${quoted(persona)}`] : []),
    ...(tipo ? [`tipo:${quoted(tipo)}`] : []),
    ...texto.split(/\s+/).filter(Boolean).map(quoted),
  ]);
  return { ...(responsable && { q: `asignado:${quoted(responsable)}` }), ...(rama && { rama }) };
};

import { CAMPOS, leer, termsOf, TIPOS_ELEMENTO } from '@pmp/consulta';
import type { Cambio } from '@pmp/contracts/common';

/** Of what tasks are, a change can make another; not of these. */
const FIJOS: readonly string[] = CAMPOS.tipo.valores.slice(0, TIPOS_ELEMENTO.length);
const DE_ELEMENTOS = new Set<Cambio['entidad']>([
  'proyecto',
  'epica',
  'historia',
  'tarea',
  'etiqueta',
  'enlace',
  'sprint',
]);

/** Whether a query asks only for kinds of items, in the order of their creation: no change of a field moves them. */
const isPlain = (q: string): boolean => {
  const { consulta } = leer(q);
  if (!consulta) return false;
  const onlyTipos = termsOf(consulta).every(
    (nodo) =>
      nodo.clase === 'condicion' &&
      nodo.campo === 'tipo' &&
      nodo.valores.every((valor) => FIJOS.includes(valor)),
  );
  return onlyTipos && consulta.orden.every(({ campo }) => campo === 'creada');
};

/** Whether only the server can say, after a change, what the query finds and in which order. */
export const asksAgain = (q: string): ((cambio: Cambio) => boolean) => {
  const plain = isPlain(q);
  return ({ entidad, accion }) => {
    if (!DE_ELEMENTOS.has(entidad)) return false;
    return entidad === 'proyecto' ? accion === 'eliminado' : accion !== 'actualizado' || !plain;
  };
};

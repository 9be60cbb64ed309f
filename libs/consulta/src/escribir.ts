import { campoOf } from './campos';
import type { Consulta, Nodo } from './consulta';
import { marcaOf } from './leer';

const quoted = (valor: string): string => `"${valor.replaceAll(/["\\]/g, '\\$&')}"`;

/** A value as it can be read again: in quotes if a character of it means something, or if it would be another word. */
export const escribirValor = (valor: string, isOther = false): string =>
  isOther || !/^[^\s(),"«»“”\\:<>=-][^\s(),"«»“”\\:<>=]*$/.test(valor) ? quoted(valor) : valor;

const NEGATIVE = /^-\d+[dsm]$/;

const valorDe = (campo: Parameters<typeof campoOf>[0], valor: string): string => {
  if (NEGATIVE.test(valor) && campoOf(campo).clase === 'fecha') return valor;
  return escribirValor(valor);
};

const condicion = ({ campo, comparador, valores }: Extract<Nodo, { clase: 'condicion' }>): string => {
  const escritos = valores.map((valor) => valorDe(campo, valor));
  return `${campo}${comparador}${escritos.join(',')}`;
};

const palabras = (valores: readonly string[]): string => {
  const isOther = (valor: string) => /^o$/i.test(valor) || (valores.length === 1 && Boolean(marcaOf(valor)));
  return valores.map((valor) => escribirValor(valor, isOther(valor))).join(',');
};

/** `inside`: what it stands in; an alternative needs parentheses in all but the whole. */
function nodo(donde: Nodo, inside: 'todo' | 'o' | 'y' | 'no'): string {
  if (donde.clase === 'marca') return donde.marca;
  if (donde.clase === 'texto') return palabras(donde.valores);
  if (donde.clase === 'condicion') return condicion(donde);
  if (donde.clase === 'no') return `-${nodo(donde.de, 'no')}`;
  const text = donde.de.map((each) => nodo(each, donde.clase)).join(donde.clase === 'o' ? ' o ' : ' ');
  const stands = inside === 'todo' || (inside === 'o' && donde.clase === 'y');
  return stands ? text : `(${text})`;
}

/** The text that `leer` reads as this. */
export function escribir({ donde, orden }: Consulta): string {
  const campos = orden.map(({ campo, desciende }) => `${desciende ? '-' : ''}${campo}`);
  const ultimo = campos.length ? `orden:${campos.join(',')}` : '';
  // An order is asked for beside what must hold, never inside an alternative.
  const text = donde ? nodo(donde, ultimo ? 'y' : 'todo') : '';
  const whole = donde?.clase === 'y' && ultimo ? text.slice(1, -1) : text;
  return [whole, ultimo].filter(Boolean).join(' ');
}

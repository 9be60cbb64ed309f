import type { NombreDeCampo } from './campos';
import { type Condicion, type Consulta, type Nodo, termsOf, y } from './consulta';

const isPlain = (nodo: Nodo, campo: NombreDeCampo): nodo is Condicion =>
  nodo.clase === 'condicion' && nodo.campo === campo && nodo.comparador === ':';

/** The values that a chip of this field shows; none if the query asks for something that no chip can show. */
export const valoresDe = (consulta: Consulta, campo: NombreDeCampo): string[] => {
  const found = termsOf(consulta).filter((nodo) => isPlain(nodo, campo));
  return found.length === 1 ? (found[0]?.valores ?? []) : [];
};

/** The same query with these values of the field, in the place of those that its chip showed; with none, without it. */
export const conValores = (
  consulta: Consulta,
  campo: NombreDeCampo,
  valores: readonly string[],
): Consulta => {
  const terms = termsOf(consulta);
  const at = terms.findIndex((nodo) => isPlain(nodo, campo));
  const next: Condicion = { clase: 'condicion', campo, comparador: ':', valores: [...valores] };
  const others: Nodo[] = terms.filter((nodo) => !isPlain(nodo, campo));
  if (valores.length) others.splice(at === -1 ? others.length : at, 0, next);
  return { ...consulta, donde: y(others) };
};

const isTexto = (nodo: Nodo): nodo is Extract<Nodo, { clase: 'texto' }> =>
  nodo.clase === 'texto' && nodo.valores.length === 1;

/** The free words, as a search box shows them. */
export const textoDe = (consulta: Consulta): string =>
  termsOf(consulta)
    .filter(isTexto)
    .map(({ valores }) => valores[0])
    .join(' ');

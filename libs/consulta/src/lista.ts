import { type Consulta, type Nodo, termsOf, y } from './consulta';
import { escribir } from './escribir';
import { findValor, campoOf, type NombreDeCampo } from './campos';
import { leer } from './leer';

/** What the list of tasks could be sorted by, and what a query sorts or groups by instead. */
const ORDENES: Record<string, 'titulo' | 'estado' | 'prioridad' | 'vence'> = {
  titulo: 'titulo',
  estado: 'estado',
  prioridad: 'prioridad',
  fechaLimite: 'vence',
};
const GRUPOS = ['proyecto', 'tipo', 'asignado'];

const condicion = (campo: NombreDeCampo, valor: string): Nodo => ({
  clase: 'condicion',
  campo,
  comparador: ':',
  valores: [valor],
});

/** One of the values of a field, as far as the address named one. */
const listed = (campo: 'estado' | 'prioridad' | 'tipo', valor: string): Nodo[] => {
  const found = findValor(valor, campoOf(campo).valores ?? []);
  return found ? [condicion(campo, found)] : [];
};

/** What the field above the list says: a query, or words of an address from before it was one. */
const escrita = (q: string): Nodo[] => {
  const { consulta } = leer(q);
  if (consulta) return termsOf(consulta);
  const words = q.split(/\s+/).filter(Boolean);
  return words.map((word): Nodo => ({ clase: 'texto', valores: [word] }));
};

/**
 * The query that the filter of the list of tasks means, as its address writes it. `agrupar`:
 * what it was sorted by, where a query cannot sort.
 */
export function consultaDeLista(lista: string): { consulta: Consulta; agrupar: string | null } {
  const params = new Map(new URLSearchParams(lista));
  const value = (name: string) => params.get(name) ?? '';
  const nodos: Nodo[] = [condicion('tipo', 'tarea')];
  const estado = value('estado');
  if (estado === 'sin-completar') nodos.push({ clase: 'marca', marca: 'abierta' });
  else if (estado) nodos.push(...listed('estado', estado));
  for (const campo of ['prioridad', 'tipo'] as const)
    if (value(campo)) nodos.push(...listed(campo, value(campo)));
  for (const campo of ['asignado', 'proyecto', 'etiqueta'] as const)
    if (value(campo)) nodos.push(condicion(campo, value(campo)));
  if (value('vencidas')) nodos.push({ clase: 'marca', marca: 'vencida' });
  nodos.push(...escrita(value('q')));
  const desciende = value('orden').startsWith('-');
  const orden = value('orden').replace(/^-/, '');
  const campo = ORDENES[orden];
  return {
    consulta: { donde: y(nodos), orden: campo ? [{ campo, desciende }] : [] },
    agrupar: GRUPOS.includes(orden) ? orden : null,
  };
}

const HEX = /^[0-9a-f]{24}$/;

function paramOf(nodo: Nodo): [string, string] | null {
  if (nodo.clase === 'marca') {
    if (nodo.marca === 'abierta') return ['estado', 'sin-completar'];
    return nodo.marca === 'vencida' ? ['vencidas', '1'] : null;
  }
  if (nodo.clase !== 'condicion' || nodo.comparador !== ':' || nodo.valores.length !== 1) return null;
  const [valor = ''] = nodo.valores;
  if (['estado', 'prioridad', 'tipo'].includes(nodo.campo)) return [nodo.campo, valor];
  const isKnown = HEX.test(valor) || (nodo.campo === 'asignado' && ['yo', 'nadie'].includes(valor));
  return isKnown && ['asignado', 'proyecto', 'etiqueta'].includes(nodo.campo) ? [nodo.campo, valor] : null;
}

/** The filter of the list of tasks that means the same as a query; null: it can show no such thing. */
export function listaDeConsulta(consulta: Consulta, agrupar: string | null = null): string | null {
  const params = new URLSearchParams();
  const rest: Nodo[] = [];
  for (const nodo of termsOf(consulta)) {
    const param = paramOf(nodo);
    if (!param || params.has(param[0])) rest.push(nodo);
    else if (param[0] !== 'tipo' || param[1] !== 'tarea') params.set(...param);
  }
  if (rest.length) params.set('q', escribir({ donde: y(rest), orden: [] }));
  const [orden] = consulta.orden;
  const columna = Object.keys(ORDENES).find((name) => ORDENES[name] === orden?.campo);
  if (columna) params.set('orden', `${orden?.desciende ? '-' : ''}${columna}`);
  else if (agrupar) params.set('orden', agrupar);
  const again = consultaDeLista(params.toString());
  const sorted = (asked: Consulta) =>
    termsOf(asked)
      .map((nodo) => escribir({ donde: nodo, orden: [] }))
      .sort()
      .join(' ');
  const isSame =
    sorted(again.consulta) === sorted(consulta) &&
    escribir({ donde: null, orden: again.consulta.orden }) ===
      escribir({ donde: null, orden: consulta.orden }) &&
    again.agrupar === agrupar;
  return isSame ? params.toString() : null;
}

import { type Consulta, type Nodo, y } from './consulta';
import { findValor, campoOf, type NombreDeCampo } from './campos';

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

/**
 * The query that the filter of the list of tasks means, as its address wrote it before there was a language. `agrupar`:
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
  const words = value('q').split(/\s+/).filter(Boolean);
  nodos.push(...words.map((word): Nodo => ({ clase: 'texto', valores: [word] })));
  const desciende = value('orden').startsWith('-');
  const orden = value('orden').replace(/^-/, '');
  const campo = ORDENES[orden];
  return {
    consulta: { donde: y(nodos), orden: campo ? [{ campo, desciende }] : [] },
    agrupar: GRUPOS.includes(orden) ? orden : null,
  };
}

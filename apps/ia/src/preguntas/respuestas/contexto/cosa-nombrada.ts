import type { Nombrada } from '../../comprension/cosas';
import type { Contexto } from './contexto';

/** What the question names; said to be a task or a story, only those. */
export function namedThings({ cosas, texto }: Contexto): readonly Nombrada[] {
  if (cosas.length < 2 || cosas[0]!.grado === Infinity) return cosas;
  const soloTarea = /\btareas?\b/i.test(texto);
  const soloHistoria = !soloTarea && /\bhistorias?\b/i.test(texto);
  const tipo = soloTarea ? 'tarea' : soloHistoria ? 'historia' : null;
  const such = cosas.filter((one) => tipo === null || one.tipo === tipo);
  return such.length ? such : cosas;
}

export const namedThing = (contexto: Contexto): Nombrada | null => namedThings(contexto)[0] ?? null;

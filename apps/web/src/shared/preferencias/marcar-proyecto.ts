import { type Lista, readProyectos } from './proyectos-primero';

const MAX_RECIENTES = 12;

const write = (lista: Lista, ids: readonly string[]) => {
  localStorage.setItem(`proyectos:${lista}`, ids.join(' '));
  // The browser tells only other tabs.
  window.dispatchEvent(new Event('storage'));
};
const without = (lista: Lista, id: string) =>
  readProyectos(lista)
    .split(' ')
    .filter((each) => each && each !== id);

export const markFavorito = (id: string, is: boolean): void =>
  write('favoritos', is ? [...without('favoritos', id), id] : without('favoritos', id));

export const rememberProyecto = (id: string): void => {
  if (!readProyectos('recientes').startsWith(id))
    write('recientes', [id, ...without('recientes', id)].slice(0, MAX_RECIENTES));
};

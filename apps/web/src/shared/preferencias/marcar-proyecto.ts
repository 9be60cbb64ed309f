import { type Lista, readProyectos, writeProyectos } from './proyectos-primero';

const MAX_RECIENTES = 12;

const without = (lista: Lista, id: string) =>
  readProyectos(lista)
    .split(' ')
    .filter((each) => each && each !== id);

/** Those marked once this one is, or is not any more. */
export const favoritosCon = (id: string, is: boolean): string[] => [
  ...without('favoritos', id),
  ...(is ? [id] : []),
];

export const rememberProyecto = (id: string): void => {
  if (!readProyectos('recientes').startsWith(id))
    writeProyectos('recientes', [id, ...without('recientes', id)].slice(0, MAX_RECIENTES));
};

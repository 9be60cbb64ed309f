import { useCallback } from 'react';
import { almacen } from '../almacen/almacen';
import type { Fila } from '../almacen/coleccion';
import { useAlmacen } from '../almacen/use-almacen';
import type { Elemento, Ref } from '../elementos/elementos';

const named = new WeakMap<Fila, Elemento>();

/** The same for the same one, so that the row of what has not changed is not drawn again. */
const elementoDe = ({ entidad, id }: Ref): Elemento[] => {
  const datos = almacen.get(entidad, id);
  if (!datos) return [];
  const known = named.get(datos);
  if (known) return [known];
  const elemento = { entidad, datos } as Elemento;
  named.set(datos, elemento);
  return [elemento];
};

/** Items of several kinds as they are now; without those that are gone. */
export const useElementos = (refs: readonly Ref[]): Elemento[] =>
  useAlmacen(useCallback(() => refs.flatMap(elementoDe), [refs]));

import { useMemo } from 'react';
import type { Elemento } from '../../shared/elementos/elementos';
import { useSeleccion as useSeleccionDe } from '../../shared/seleccion/use-seleccion';

/** The selected items, of whichever kinds. */
export const useSeleccion = (elementos: readonly Elemento[]) => {
  const items = useMemo(
    () => elementos.map((elemento) => ({ _id: elemento.datos._id, elemento })),
    [elementos],
  );
  const { elegidas, ...seleccion } = useSeleccionDe(items);
  const elegidos = useMemo(() => elegidas.map(({ elemento }) => elemento), [elegidas]);
  return { ...seleccion, elegidos };
};

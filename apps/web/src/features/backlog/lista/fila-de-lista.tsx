import type { CSSProperties, ReactNode } from 'react';
import { useTouchHandle } from '../../../shared/drag/drag-area';
import { entidadOf, type Row } from '../arbol/rows';

const POR_TOQUE = 'fila:';

/** The row that is dragged, by its handle or by the whole of it. */
export const keyOfDragged = (id: string): string =>
  id.startsWith(POR_TOQUE) ? id.slice(POR_TOQUE.length) : id;

interface FilaDeListaProps {
  row: Row;
  index: number;
  measure: (element: Element | null) => void;
  style: CSSProperties;
  children: ReactNode;
}

/** A finger takes the whole row by a long press, since a phone has no room for a handle; a short one scrolls. */
export const FilaDeLista = ({ row, index, measure, style, children }: FilaDeListaProps) => {
  const handle = useTouchHandle(POR_TOQUE + row.key);
  const entidad = entidadOf(row);
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={row.key}
      data-elemento={entidad && row.key}
      data-entidad={entidad}
      {...(entidad && handle)}
      style={style}
      className="absolute inset-x-0 top-0 flow-root touch-manipulation"
    >
      {children}
    </li>
  );
};

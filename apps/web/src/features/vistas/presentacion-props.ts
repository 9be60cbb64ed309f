import type { Consulta } from '@pmp/consulta';
import type { Proyecto } from '@pmp/contracts/proyectos';
import type { Elemento } from '../../shared/elementos/elementos';
import type { Grupo } from './agrupar';
import type { Agrupacion, Columna } from './use-estado';

/** What every presentation of a view is given; selection, menu, keys and fields come with the page. */
export interface PresentacionProps {
  /** Id of the saved view; empty: none. */
  nombre: string;
  elementos: readonly Elemento[];
  /** By what they are grouped there; null: by nothing, and there is one group without a name. */
  agrupar: Agrupacion | null;
  grupos: readonly Grupo[];
  /** The query finds more than has been read. */
  hayMas: boolean;
  proyectos: ReadonlyMap<string, Proyecto>;
  columnas: readonly Columna[];
  orden: Consulta['orden'];
  onOrden: (orden: Consulta['orden']) => void;
  seleccion: {
    ids: ReadonlySet<string>;
    toggle: (id: string, range: boolean) => void;
    all: () => void;
    clear: () => void;
  };
}

import type { Elemento } from '../../../shared/elementos/elementos';
import type { Lista } from '../../../shared/elementos/lista';
import type { Row } from '../arbol/rows';

const elementoOf = (row: Row): Elemento | undefined => {
  if (row.kind === 'epica') return { entidad: 'epica', datos: row.node.epica };
  if (row.kind === 'historia') return { entidad: 'historia', datos: row.node.historia };
  return row.kind === 'tarea' ? { entidad: 'tarea', datos: row.tarea } : undefined;
};

/** The items among the rows, for keys, menus and the panel. */
export const listaDe = (rows: Row[]): Pick<Lista, 'refs' | 'find'> => ({
  refs: rows.flatMap((row) => {
    const elemento = elementoOf(row);
    return elemento ? [{ entidad: elemento.entidad, id: row.key }] : [];
  }),
  find: (id) => {
    const row = rows.find(({ key }) => key === id);
    return row && elementoOf(row);
  },
});

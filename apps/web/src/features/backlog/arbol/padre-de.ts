import type { Creable } from '../../../shared/elementos/anadir/crear';
import type { Elemento } from '../../../shared/elementos/elementos';
import type { EpicaNode } from '../../../shared/arbol/backlog-tree';

export const PADRE = { historia: 'epica', tarea: 'historia' } as const;

/** What a new story or task belongs to, from the item one looks at; for a story, else the first epic in sight. */
export const padreDe = (
  entidad: Creable,
  elemento: Elemento | undefined,
  tree: readonly EpicaNode[],
): string | undefined => {
  if (entidad === 'tarea') {
    if (elemento?.entidad === 'tarea') return elemento.datos.historiaId;
    return elemento?.entidad === 'historia' ? elemento.datos._id : undefined;
  }
  const epica = (): string | undefined => {
    if (elemento?.entidad === 'epica') return elemento.datos._id;
    if (elemento?.entidad === 'historia') return elemento.datos.epicaId._id;
    const de = elemento?.entidad === 'tarea' && elemento.datos.historiaId;
    return tree.find(({ historias }) => historias.some(({ historia }) => historia._id === de))?.epica._id;
  };
  return epica() ?? tree[0]?.epica._id;
};

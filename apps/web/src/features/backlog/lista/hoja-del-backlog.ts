import { COLUMNAS_BACKLOG } from '@pmp/contracts/proyectos/hoja';
import { type Hoja, hojaDe } from '../../../shared/exportar/hoja';
import { i18next } from '../../../shared/i18n/i18n';
import { columnasElemento, type FilaElemento } from '../../../shared/hoja-de-calculo/columnas-elemento';
import type { EpicaNode } from '../../../shared/arbol/backlog-tree';

type FilaDeArbol = FilaElemento & { nivel: number };

/** The whole tree that the filter leaves, folded or not, in its order. */
export const hojaDelBacklog = (titulo: string, tree: readonly EpicaNode[], total?: number): Hoja => {
  const filas = tree.flatMap(({ epica, historias }): FilaDeArbol[] => [
    { nivel: 0, elemento: { entidad: 'epica', datos: epica } },
    ...historias.flatMap(({ historia, tareas }): FilaDeArbol[] => [
      { nivel: 1, padre: epica.clave, elemento: { entidad: 'historia', datos: historia } },
      ...tareas.map((tarea) => ({
        nivel: 2,
        padre: historia.clave,
        elemento: { entidad: 'tarea' as const, datos: tarea },
      })),
    ]),
  ]);
  return hojaDe(titulo, filas, columnasElemento(COLUMNAS_BACKLOG, ['clase']), {
    total,
    arbol: { columna: i18next.t('hoja:campo.titulo'), niveles: filas.map(({ nivel }) => nivel) },
  });
};

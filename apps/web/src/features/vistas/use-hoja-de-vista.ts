import type { Proyecto } from '@pmp/contracts/proyectos';
import type { Elemento } from '../../shared/elementos/elementos';
import { getTodos } from '../../shared/resultados/paginas';
import { hojaDe, type LineaDeMenu, useHoja } from '../../shared/exportar/hoja';
import { columnasElemento } from '../../shared/hoja-de-calculo/columnas-elemento';
import type { Columna } from './use-estado';

interface VistaEnHoja {
  titulo: string;
  consulta: string;
  columnas: readonly Columna[];
  /** What is selected, or else shown; undefined: not read yet. */
  elementos: readonly Elemento[] | undefined;
  /** How many the query finds; undefined: only what is selected matters. */
  total: number | undefined;
  proyectos: ReadonlyMap<string, Proyecto>;
  deVista: readonly LineaDeMenu[];
}

/** The view as a table, in its columns: all that the query finds, not only the pages that have been read. */
export const useHojaDeVista = (vista: VistaEnHoja) => {
  const { titulo, consulta, columnas, elementos, total, proyectos, deVista } = vista;
  const nombres = columnas.map((columna) => (columna === 'asignado' ? ('responsable' as const) : columna));
  const made = (all: readonly Elemento[], found?: number) =>
    hojaDe(
      titulo,
      all.map((elemento) => ({ elemento, proyecto: proyectos.get(elemento.datos.proyecto)?.nombre })),
      columnasElemento([...new Set(['clave', 'titulo', ...nombres] as const)]),
      { total: found },
    );
  const [proyecto = '', otro] = new Set(elementos?.map(({ datos }) => datos.proyecto));
  const tareas = Boolean(elementos?.length) && elementos?.every(({ entidad }) => entidad === 'tarea');
  const isPart = elementos !== undefined && total !== undefined && total > elementos.length;
  useHoja({
    deVista,
    hoja: () => elementos && made(elementos, total),
    // Into its only project, or the one that its person chooses; of nothing but tasks, as tasks.
    pegar: { proyecto: otro === undefined ? proyecto : '', entidad: tareas ? 'tarea' : 'historia' },
    ...(isPart && { entera: async () => made(await getTodos(consulta)) }),
  });
};

import { campoOfColumna } from '../../mapeo/palabras/columnas';
import { markdownOfWiki } from '../textos/markdown-of-wiki';
import type { Filas, Ordenadas } from './forma';
import { conResolucion } from './resolucion';

/** `24/Nov/26 3:04 PM;ana;`, before what was said. */
const SAID_BY = /^[^;\n]{6,40};[^;\n]{0,200};/;
const RESOLUTION = /^(resolution|resolución|résolution|lösung|resolução)$/i;
const ENVIRONMENT = /^(environment|entorno|umgebung|environnement|ambiente)$/i;

const ofComment = (cell: string): string => {
  const [by = ''] = SAID_BY.exec(cell) ?? [];
  return by + markdownOfWiki(cell.slice(by.length));
};

/** The places of what says whether an item was done; the category has one after all others where no column is its own. */
function closing(header: readonly string[]) {
  const [estado, categoria] = (['estado', 'categoriaEstado'] as const).map((campo) =>
    header.findIndex((name) => campoOfColumna(name) === campo),
  ) as [number, number];
  const resolucion = header.findIndex((name) => RESOLUTION.test(name.trim()));
  if (estado < 0 || resolucion < 0) return null;
  return { estado, resolucion, categoria: categoria < 0 ? header.length : categoria };
}

/** What Jira writes in its own markup is Markdown here. */
export function ofJira({ header, rows }: Filas): Ordenadas {
  const kinds = header.map((name) => {
    const campo = campoOfColumna(name);
    if (campo === 'comentario') return ofComment;
    return campo === 'descripcion' || ENVIRONMENT.test(name.trim()) ? markdownOfWiki : null;
  });
  const written = [...kinds.entries()].flatMap(([at, write]) => (write ? [{ at, write }] : []));
  const places = closing(header);
  async function* items(): AsyncGenerator<string[]> {
    for await (const row of rows) {
      const cells = header.map((_, i) => row[i] ?? '');
      for (const { at, write } of written) if (cells[at]) cells[at] = write(cells[at]);
      if (places) {
        const [state = '', category = ''] = [cells[places.estado], cells[places.categoria]];
        const told = conResolucion(state, category, cells[places.resolucion] ?? '');
        cells[places.estado] = told.estado;
        cells[places.categoria] = told.categoria;
      }
      yield cells;
    }
  }
  return {
    header: places?.categoria === header.length ? [...header, 'Categoría del estado'] : [...header],
    rows: items(),
  };
}

import { campoOfColumna } from '../../mapeo/palabras/columnas';
import { markdownOfWiki } from '../textos/markdown-of-wiki';
import type { Filas, Ordenadas } from './forma';

/** `24/Nov/26 3:04 PM;ana;`, before what was said. */
const SAID_BY = /^[^;\n]{6,40};[^;\n]{0,200};/;
const ENVIRONMENT = /^(environment|entorno|umgebung|environnement|ambiente)$/i;

const ofComment = (cell: string): string => {
  const [by = ''] = SAID_BY.exec(cell) ?? [];
  return by + markdownOfWiki(cell.slice(by.length));
};

/** What Jira writes in its own markup is Markdown here. */
export function ofJira({ header, rows }: Filas): Ordenadas {
  const kinds = header.map((name) => {
    const campo = campoOfColumna(name);
    if (campo === 'comentario') return ofComment;
    return campo === 'descripcion' || ENVIRONMENT.test(name.trim()) ? markdownOfWiki : null;
  });
  const written = [...kinds.entries()].flatMap(([at, write]) => (write ? [{ at, write }] : []));
  async function* items(): AsyncGenerator<string[]> {
    for await (const row of rows) {
      const cells = [...row];
      for (const { at, write } of written) if (cells[at]) cells[at] = write(cells[at]);
      yield cells;
    }
  }
  return { header: [...header], rows: items() };
}

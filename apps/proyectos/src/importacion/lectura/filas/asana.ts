import type { Filas, Ordenadas } from './forma';

/** Asana tells the name and the address of whoever has a task in two columns: here they are one, as mails write it. */
export function ofAsana({ header, rows }: Filas): Ordenadas {
  const place = (name: string) => header.findIndex((one) => one.trim().toLowerCase() === name);
  const [name, mail] = [place('assignee'), place('assignee email')];
  async function* tasks(): AsyncGenerator<string[]> {
    for await (const row of rows) {
      const address = mail < 0 ? '' : (row[mail]?.trim() ?? '');
      if (!address || name < 0) {
        yield row;
        continue;
      }
      const cells = [...row];
      const called = row[name]?.trim() ?? '';
      cells[name] = called ? `${called} <${address}>` : address;
      cells[mail] = '';
      yield cells;
    }
  }
  return { header: [...header], rows: tasks() };
}

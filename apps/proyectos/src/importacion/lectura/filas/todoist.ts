import { quoted } from '@pmp/contracts/common/csv';
import type { Filas, Ordenadas } from './forma';

const ADDED = ['Tipo', 'Id interno', 'Padre', 'Sección', 'Etiquetas', 'Comentario', 'Fecha prevista'];
/** `@casa` within a task, and not the mail of somebody. */
const LABEL = /(?:^|\s)@([\p{L}\p{N}_-]{1,60})(?=\s|$)/gu;
/** `Ana (12345678)`. */
const WITH_ID = /\s*\(\d+\)$/;
/** What tasks have that nobody has given a priority. */
const SIN_PRIORIDAD = '4';

/**
 * Sections, tasks and notes of Todoist come in one list: a section is the state of the tasks below it, a note a comment
 * of the task above it, and what a task hangs from is told by how far it is indented.
 */
export function ofTodoist({ header, rows }: Filas): Ordenadas {
  const place = (name: string) => header.findIndex((one) => one.trim().toLowerCase() === name);
  const at = {
    type: place('type'),
    content: place('content'),
    priority: place('priority'),
    indent: place('indent'),
    date: place('date'),
    deadline: place('deadline'),
  };
  const people = [place('author'), place('responsible')];
  async function* tasks(): AsyncGenerator<string[]> {
    const above: string[] = [];
    let [section, number] = ['', 0];
    let pending: string[] | null = null;
    let planned = '';
    const notes: string[] = [];
    const whole = (): string[] => [...pending!, notes.splice(0).join('\n'), planned];
    for await (const row of rows) {
      const kind = row[at.type]?.trim().toLowerCase();
      const content = row[at.content]?.trim() ?? '';
      if (kind === 'note') notes.push(content);
      if (kind === 'section') section = content;
      if (kind !== 'task') continue;
      if (pending) yield whole();
      number += 1;
      const indent = Math.max(1, Number(row[at.indent]) || 1);
      above.length = indent - 1;
      above[indent - 1] = String(number);
      const cells = header.map((_, i) => row[i] ?? '');
      const labels = [...content.matchAll(LABEL)].map(([, label]) => quoted(label!));
      // They are what makes the tree, and not left out.
      cells[at.type] = '';
      if (at.indent >= 0) cells[at.indent] = '';
      cells[at.content] = content.replaceAll(LABEL, '').trim() || content;
      if (cells[at.priority] === SIN_PRIORIDAD) cells[at.priority] = '';
      for (const i of people) if (i >= 0) cells[i] = cells[i]!.replace(WITH_ID, '');
      planned = '';
      // When it must be done is told beside the day for which it is planned, if it is told at all.
      if (cells[at.deadline]) {
        planned = cells[at.date] ?? '';
        cells[at.date] = cells[at.deadline]!;
        cells[at.deadline] = '';
      }
      const tipo = indent > 1 ? 'Subtarea' : 'Historia';
      pending = [...cells, tipo, String(number), above[indent - 2] ?? '', section, labels.join(', ')];
    }
    if (pending) yield whole();
  }
  return { header: [...header, ...ADDED], rows: tasks() };
}

import { z } from 'zod';
import { listOf, said } from '../base/checked';
import type { Entry } from '../base/table-of';

const fieldsSchema = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof fieldsSchema>;
const issueSchema = z.object({
  id: said,
  key: z.string(),
  fields: fieldsSchema,
  changelog: z
    .object({
      histories: listOf(z.object({ created: said, author: z.unknown(), items: listOf(fieldsSchema) })),
    })
    .nullish(),
});

/** What Jira answers to a search, as far as it is brought here. Of the fields, each is looked at where it is read. */
export const jiraSearchSchema = z.object({
  issues: z.array(issueSchema),
  /** What its custom fields are called. */
  names: z
    .record(z.string(), z.string())
    .nullish()
    .transform((names) => names ?? {}),
});
type JiraSearch = z.output<typeof jiraSearchSchema>;
type Issue = JiraSearch['issues'][number];

export const isJiraSearch = (value: object): boolean => 'issues' in value;

const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const person = (value: unknown): string =>
  text(record(value)['emailAddress']) || text(record(value)['displayName']) || text(record(value)['name']);

/** Atlassian's document format as text. */
export function textOfDocument(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  const node = record(value);
  if (node['type'] === 'text') return text(node['text']);
  if (node['type'] === 'hardBreak') return '\n';
  if (node['type'] === 'mention') return text(record(node['attrs'])['text']);
  // Nobody nests so deep by hand.
  if (depth > 50) return '';
  const inside = list(node['content']).map((child) => textOfDocument(child, depth + 1));
  const own = inside.join('');
  if (node['type'] === 'listItem') return `- ${own.trim()}\n`;
  return ['paragraph', 'heading', 'codeBlock'].includes(text(node['type'])) ? `${own}\n` : own;
}

/** Older Jiras write `com.atlassian…[id=1,name=Sprint 1,state=CLOSED,…]`. */
const sprintName = (value: unknown): string =>
  text(record(value)['name']) || (/[[,]name=([^,\]]+)/.exec(text(value))?.[1] ?? text(value));

/** The last one that tells when it was. */
const sprintDates = (value: unknown): { inicio: string; fin: string } => {
  const last = list(value).at(-1);
  const dateOf = (name: string): string =>
    text(record(last)[name]) || (new RegExp(`[[,]${name}=(\\d[^,\\]]+)`).exec(text(last))?.[1] ?? '');
  return { inicio: dateOf('startDate'), fin: dateOf('endDate') };
};

const customOf = (fields: Fields, names: Record<string, string>): Entry => {
  const entry: Entry = {};
  for (const [field, value] of Object.entries(fields)) {
    const name = Object.hasOwn(names, field) ? names[field]! : '';
    if (!field.startsWith('customfield_') || !name || value === null) continue;
    if (/^sprint$/i.test(name)) {
      const { inicio, fin } = sprintDates(value);
      entry['Sprint'] = list(value).map(sprintName);
      if (inicio && fin) [entry['Inicio del sprint'], entry['Fin del sprint']] = [inicio, fin];
    } else if (/epic link|enlace de épica/i.test(name)) entry['Épica'] = text(value);
    else if (/story points?|story point estimate|puntos de historia/i.test(name))
      entry['Puntos'] = text(value);
  }
  return entry;
};

const LINKS: readonly (readonly [string, string, RegExp])[] = [
  ['Bloquea', 'Bloqueada por', /block|bloque/i],
  ['Duplica', 'Duplicada por', /duplic/i],
];

/** Other items that it is linked to, under what it is to them. */
function linksOf(issuelinks: unknown): Entry {
  const entry: Record<string, string[]> = {};
  for (const link of list(issuelinks).map(record)) {
    const outward = text(record(link['outwardIssue'])['key']);
    const key = outward || text(record(link['inwardIssue'])['key']);
    const known = LINKS.find(([, , pattern]) => pattern.test(text(record(link['type'])['name'])));
    const name = known?.[outward ? 0 : 1] ?? 'Relacionada con';
    if (key) (entry[name] ??= []).push(key);
  }
  return entry;
}

/** What changed its state, a line for each. */
const historyOf = ({ changelog }: Issue): string[] =>
  (changelog?.histories ?? []).flatMap(({ created, author, items }) =>
    items
      .filter((item) => item['field'] === 'status')
      .map((item) => `${created} ${person(author)}: ${text(item['fromString'])} → ${text(item['toString'])}`),
  );

/** What Jira's API answers to a search, which is also what its JSON export holds. */
export function entriesOfJira({ issues, names }: JiraSearch): Entry[] {
  return issues.map((issue) => {
    const { id, key, fields } = issue;
    const history = historyOf(issue);
    return {
      Clave: key,
      'Issue id': id,
      Título: text(fields['summary']),
      Descripción: textOfDocument(fields['description']).trim(),
      Tipo: text(record(fields['issuetype'])['name']),
      Estado: text(record(fields['status'])['name']),
      Prioridad: text(record(fields['priority'])['name']),
      Responsable: person(fields['assignee']),
      Autor: person(fields['reporter']),
      Etiquetas: list(fields['labels']).map(text),
      Padre: text(record(fields['parent'])['key']),
      'Fecha límite': text(fields['duedate']),
      'Tiempo estimado': text(fields['timeoriginalestimate']),
      Creado: text(fields['created']),
      Actualizado: text(fields['updated']),
      Resuelto: text(fields['resolutiondate']),
      ...customOf(fields, names),
      ...linksOf(fields['issuelinks']),
      Comentario: list(record(fields['comment'])['comments'])
        .map(record)
        .map(
          (one) => `${text(one['created'])};${person(one['author'])};${textOfDocument(one['body']).trim()}`,
        ),
      Adjunto: list(fields['attachment'])
        .map(record)
        .map((one) => [text(one['filename']), text(one['content'])].filter(Boolean).join(' ')),
      ...(history.length && { 'Historial de estados': history.join('\n') }),
    };
  });
}

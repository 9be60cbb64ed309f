import { z } from 'zod';
import { quoted } from '@pmp/contracts/common/csv';
import { listOf, said } from '../base/checked';
import { commentCell } from '../base/comment-cell';
import type { Entry } from '../base/table-of';
import { conResolucion } from '../filas/resolucion';
import { textOfDocument } from '../textos/text-of-document';

const named = z.object({ name: said, value: said, key: said }).nullish();
const person = z
  .object({ emailAddress: said, displayName: said, name: said })
  .nullish()
  .transform((one) => one?.emailAddress || one?.displayName || one?.name || '');
const keyed = z.object({ key: said }).nullish();

/** The fields that have a place here; whoever else has added some, they are noted by their names. */
const fieldsSchema = z.looseObject({
  summary: said,
  description: z.unknown().optional(),
  issuetype: named,
  status: z.object({ name: said, statusCategory: z.object({ key: said }).nullish() }).nullish(),
  priority: named,
  resolution: named,
  assignee: person,
  reporter: person,
  labels: listOf(said),
  components: listOf(named),
  versions: listOf(named),
  fixVersions: listOf(named),
  parent: keyed,
  duedate: said,
  timeoriginalestimate: said,
  timeestimate: said,
  timespent: said,
  environment: z.unknown().optional(),
  created: said,
  updated: said,
  resolutiondate: said,
  issuelinks: listOf(
    z.object({ type: z.object({ name: said }).nullish(), outwardIssue: keyed, inwardIssue: keyed }),
  ),
  comment: z
    .object({ comments: listOf(z.object({ created: said, author: person, body: z.unknown().optional() })) })
    .nullish(),
  attachment: listOf(z.object({ filename: said, content: said })),
});
const issueSchema = z.object({
  id: said,
  key: z.string(),
  fields: fieldsSchema,
  changelog: z
    .object({
      histories: listOf(
        z.object({
          created: said,
          author: person,
          items: listOf(z.record(z.string(), z.unknown())),
        }),
      ),
    })
    .nullish(),
});

/** What Jira answers to a search, which is also what its JSON export holds. */
export const jiraSearchSchema = z.object({
  issues: z.array(issueSchema),
  /** How many there are in all. */
  total: z.number().int().nullish(),
  /** What its custom fields are called. */
  names: z
    .record(z.string(), z.string())
    .nullish()
    .transform((names) => names ?? {}),
});
type JiraSearch = z.output<typeof jiraSearchSchema>;
type Issue = JiraSearch['issues'][number];
type Fields = Issue['fields'];

/** How many items there are that this page of a search does not have. */
export const missingIn = ({ issues, total }: JiraSearch): number => Math.max(0, (total ?? 0) - issues.length);

export const isJiraSearch = (value: object): boolean => 'issues' in value;

const nameIn = (value: Fields['issuetype']): string => value?.name || value?.value || value?.key || '';

/** What a field that somebody has added says, as text. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).map(quoted).join(', ');
  if (typeof value !== 'object' || value === null)
    return value === null || value === undefined ? '' : String(value as string);
  const { type, content } = value as Record<string, unknown>;
  if (type === 'doc' && content) return textOfDocument(value);
  for (const name of ['displayName', 'emailAddress', 'name', 'value', 'key', 'title']) {
    const found = (value as Record<string, unknown>)[name];
    if (typeof found === 'string') return found;
  }
  return '';
}

interface Sprint {
  nombre: string;
  inicio: string;
  fin: string;
}

/** Older Jiras write `com.atlassian…[id=1,name=Sprint 1,state=CLOSED,…]`. */
function sprintIn(value: unknown): Sprint | null {
  if (typeof value === 'string') {
    const of = (name: string) => new RegExp(`[[,]${name}=([^,\\]]+)`).exec(value)?.[1] ?? '';
    if (!value.startsWith('com.atlassian')) return { nombre: value, inicio: '', fin: '' };
    const dateOf = (name: string) => (/^\d/.test(of(name)) ? of(name) : '');
    return { nombre: of('name'), inicio: dateOf('startDate'), fin: dateOf('endDate') };
  }
  const found = z.object({ name: z.string(), startDate: said, endDate: said }).safeParse(value);
  return found.success
    ? { nombre: found.data.name, inicio: found.data.startDate, fin: found.data.endDate }
    : null;
}

const isSprints = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one) =>
      (typeof one === 'string' && one.startsWith('com.atlassian.greenhopper')) ||
      (typeof one === 'object' && one !== null && 'state' in one && 'name' in one && 'id' in one),
  );

/** Of what its cloud has from the beginning, for an answer that does not name its fields. */
const USUAL: Record<string, string> = {
  customfield_10014: 'Epic Link',
  customfield_10015: 'Start date',
  customfield_10016: 'Story point estimate',
  customfield_10020: 'Sprint',
};

function customOf(fields: Fields, names: Record<string, string>): Entry {
  const entry: Entry = {};
  for (const [field, value] of Object.entries(fields)) {
    if (!field.startsWith('customfield_') || value === null) continue;
    const name = (Object.hasOwn(names, field) ? names[field] : USUAL[field]) ?? field;
    if (/^sprint$/i.test(name) || isSprints(value)) {
      const sprints = (Array.isArray(value) ? value : [value]).flatMap((one) => sprintIn(one) ?? []);
      entry['Sprint'] = sprints.map(({ nombre }) => nombre);
      const last = sprints.at(-1);
      // The last one that tells when it was.
      if (last?.inicio && last.fin)
        [entry['Inicio del sprint'], entry['Fin del sprint']] = [last.inicio, last.fin];
    } else if (/^(epic link|enlace de épica|vínculo de las épicas)$/i.test(name))
      entry['Épica'] = shown(value);
    else if (/^(story points?|story point estimate|puntos de historia)$/i.test(name))
      entry['Puntos'] = shown(value);
    else entry[`Campo personalizado (${name})`] = shown(value);
  }
  return entry;
}

const LINKS: readonly (readonly [string, string, RegExp])[] = [
  ['Bloquea', 'Bloqueada por', /block|bloque/i],
  ['Duplica', 'Duplicada por', /duplic/i],
];

/** Other items that it is linked to, under what it is to them. */
function linksOf({ issuelinks }: Fields): Entry {
  const entry: Record<string, string[]> = {};
  for (const { type, outwardIssue, inwardIssue } of issuelinks) {
    const outward = outwardIssue?.key;
    const key = outward || inwardIssue?.key;
    const known = LINKS.find(([, , pattern]) => pattern.test(type?.name ?? ''));
    const name = known?.[outward ? 0 : 1] ?? 'Relacionada con';
    if (key) (entry[name] ??= []).push(key);
  }
  return entry;
}

/** What changed its state, a line for each. */
const historyOf = ({ changelog }: Issue): string =>
  (changelog?.histories ?? [])
    .flatMap(({ created, author, items }) =>
      items
        .filter((item) => item['field'] === 'status')
        .map((item) => `${created} ${author}: ${shown(item['fromString'])} → ${shown(item['toString'])}`),
    )
    .join('\n');

/** The fields that changed otherwise. */
const othersIn = ({ changelog }: Issue): string => {
  const changed = (changelog?.histories ?? []).flatMap(({ items }) =>
    items.flatMap(({ field }) => (typeof field === 'string' && field !== 'status' ? [field] : [])),
  );
  return [...new Set(changed)].join(', ');
};

const seconds = (value: string): string => (value ? `${value} s` : '');

export function entriesOfJira({ issues, names }: JiraSearch): Entry[] {
  return issues.map((issue): Entry => {
    const { id, key, fields } = issue;
    const { status } = fields;
    const resolucion = nameIn(fields.resolution);
    const told = conResolucion(status?.name ?? '', status?.statusCategory?.key ?? '', resolucion);
    return {
      Clave: key,
      'Issue id': id,
      Título: fields.summary,
      Descripción: textOfDocument(fields.description),
      Tipo: nameIn(fields.issuetype),
      Estado: told.estado,
      'Categoría del estado': told.categoria,
      Resolución: resolucion,
      Prioridad: nameIn(fields.priority),
      Responsable: fields.assignee,
      Autor: fields.reporter,
      Etiquetas: fields.labels.map(quoted),
      Componentes: fields.components.map((one) => quoted(nameIn(one))),
      'Versiones afectadas': fields.versions.map(nameIn).join(', '),
      'Versiones de corrección': fields.fixVersions.map(nameIn).join(', '),
      Padre: fields.parent?.key ?? '',
      'Fecha límite': fields.duedate,
      'Tiempo estimado': seconds(fields.timeoriginalestimate),
      'Tiempo restante': seconds(fields.timeestimate),
      'Tiempo dedicado': seconds(fields.timespent),
      Entorno: textOfDocument(fields.environment),
      Creado: fields.created,
      Actualizado: fields.updated,
      Resuelto: fields.resolutiondate,
      ...customOf(fields, names),
      ...linksOf(fields),
      Comentario: (fields.comment?.comments ?? []).map(({ created, author, body }) =>
        commentCell(created, author, textOfDocument(body)),
      ),
      Adjunto: fields.attachment.map(({ filename, content }) =>
        [filename, content].filter(Boolean).join(' '),
      ),
      'Historial de estados': historyOf(issue),
      'Otra actividad': othersIn(issue),
    };
  });
}

import { quoted } from '@pmp/contracts/common/csv';
import { z } from 'zod';
import { listOf, said } from '../base/checked';
import { commentCell } from '../base/comment-cell';
import type { Entry } from '../base/table-of';

const history = listOf(
  z.object({
    type: said,
    comment: said,
    created_at: said,
    user: z.array(z.unknown()).nullish(),
    delete_comment_date: said,
    /** What changed, by its field: what it was and what it is, by numbers that `values` names. */
    diff: z.record(z.string(), z.unknown()).nullish(),
    values: z.object({ status: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  }),
);
type History = z.output<typeof history>;
const common = {
  ref: said,
  subject: said,
  description: said,
  status: said,
  tags: listOf(said),
  assigned_to: said,
  owner: said,
  due_date: said,
  created_date: said,
  modified_date: said,
  is_blocked: z.boolean().nullish(),
  blocked_note: said,
  history,
  attachments: listOf(z.object({ name: said, attached_file: z.object({ name: said }).nullish() })),
  custom_attributes_values: z.object({ values: z.record(z.string(), said).nullish() }).nullish(),
};

/** A project as Taiga dumps it, as far as it is brought here. */
export const taigaSchema = z.object({
  user_stories: z.array(
    z.object({
      ...common,
      milestone: said,
      finish_date: said,
      backlog_order: z.number().nullish(),
      assigned_users: listOf(said),
      role_points: listOf(z.object({ points: said })),
    }),
  ),
  tasks: listOf(
    z.object({ ...common, user_story: said, finished_date: said, us_order: z.number().nullish() }),
  ),
  issues: listOf(
    z.object({ ...common, type: said, priority: said, severity: said, milestone: said, finished_date: said }),
  ),
  epics: listOf(z.object({ ...common, related_user_stories: listOf(z.object({ user_story: said })) })),
  tags_colors: listOf(z.tuple([z.string(), said])),
  points: listOf(z.object({ name: said, value: said })),
  milestones: listOf(z.object({ name: said, estimated_start: said, estimated_finish: said })),
  epic_statuses: listOf(z.object({ name: said, is_closed: z.boolean().nullish() })),
  us_statuses: listOf(z.object({ name: said, is_closed: z.boolean().nullish() })),
  task_statuses: listOf(z.object({ name: said, is_closed: z.boolean().nullish() })),
  issue_statuses: listOf(z.object({ name: said, is_closed: z.boolean().nullish() })),
});
type Taiga = z.output<typeof taigaSchema>;
type Common = Pick<Taiga['epics'][number], keyof typeof common>;

export const isTaiga = (value: object): boolean =>
  'user_stories' in value && ('us_statuses' in value || 'points' in value);

const personIn = (user: readonly unknown[] | null | undefined): string => {
  const found = user?.find((one): one is string => typeof one === 'string' && one.length > 0);
  return (found ?? '').replaceAll(';', ',');
};

const byOrder = <T>(all: readonly T[], orderOf: (one: T) => number | null | undefined): T[] =>
  all.toSorted((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0));

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(one as string | number)) : [];

/** Changes of its state, a line for each. */
const movesOf = (all: History): string =>
  all
    .flatMap(({ created_at, user, diff, values }) => {
      const [from, to] = listed(diff?.['status']).map((key) => values?.status?.[key]);
      return typeof from === 'string' && typeof to === 'string'
        ? [`${created_at} ${personIn(user)}: ${from} → ${to}`]
        : [];
    })
    .join('\n');

/** What else changed, by the fields that did. */
const othersIn = (all: History): string =>
  [...new Set(all.flatMap(({ diff }) => Object.keys(diff ?? {}).filter((field) => field !== 'status')))].join(
    ', ',
  );

/** What its tables say of all items. */
interface Around {
  closed: ReadonlySet<string>;
  colores: ReadonlyMap<string, string>;
}

function commonOf(item: Common, { closed, colores }: Around): Entry {
  const own = item.custom_attributes_values?.values ?? {};
  return {
    Clave: item.ref,
    Título: item.subject,
    Descripción: item.description,
    Estado: item.status,
    'Categoría del estado': closed.has(item.status) ? 'done' : '',
    Etiquetas: item.tags.map(quoted),
    'Color de la etiqueta': item.tags.flatMap((tag) => {
      const color = colores.get(tag);
      return color ? `${color} ${tag}` : [];
    }),
    Responsable: quoted(item.assigned_to),
    Autor: item.owner,
    'Fecha límite': item.due_date,
    Creado: item.created_date,
    Actualizado: item.modified_date,
    Bloqueo: item.is_blocked ? item.blocked_note || 'Sí' : '',
    Comentario: item.history
      .filter(({ comment, delete_comment_date }) => comment && !delete_comment_date)
      .map(({ comment, created_at, user }) => commentCell(created_at, personIn(user), comment)),
    'Historial de estados': movesOf(item.history),
    'Otra actividad': othersIn(item.history),
    Adjunto: item.attachments.map(({ name, attached_file }) => name || attached_file?.name || ''),
    ...Object.fromEntries(Object.entries(own).map(([name, text]) => [`Campo personalizado (${name})`, text])),
  };
}

/** Epics, stories with their tasks, and issues, in the order of the backlog. */
export function entriesOfTaiga(project: Taiga): Entry[] {
  const statuses = [
    ...project.epic_statuses,
    ...project.us_statuses,
    ...project.task_statuses,
    ...project.issue_statuses,
  ];
  const closed = new Set(statuses.filter(({ is_closed }) => is_closed).map(({ name }) => name));
  const around = { closed, colores: new Map(project.tags_colors) };
  const worth = new Map(project.points.map(({ name, value }) => [name, Number(value) || 0]));
  const epicOf = new Map(
    project.epics.flatMap(({ ref, related_user_stories }) =>
      related_user_stories.map(({ user_story }) => [user_story, ref]),
    ),
  );
  const sprints = new Map(project.milestones.map((one) => [one.name, one]));
  const sprintOf = (name: string): Entry => {
    const sprint = sprints.get(name);
    return {
      Sprint: name,
      'Inicio del sprint': sprint?.estimated_start ?? '',
      'Fin del sprint': sprint?.estimated_finish ?? '',
    };
  };
  const pointsOf = (role_points: Taiga['user_stories'][number]['role_points']): string => {
    const sum = role_points.reduce((total, { points }) => total + (worth.get(points) ?? 0), 0);
    return sum ? String(sum) : '';
  };
  return [
    ...project.epics.map((epic): Entry => ({ ...commonOf(epic, around), Tipo: 'Épica' })),
    ...byOrder(project.user_stories, ({ backlog_order }) => backlog_order).map((story): Entry => ({
      ...commonOf(story, around),
      Tipo: 'Historia',
      Responsable: [...new Set([story.assigned_to, ...story.assigned_users])].filter(Boolean).map(quoted),
      Padre: epicOf.get(story.ref) ?? '',
      Puntos: pointsOf(story.role_points),
      Resuelto: story.finish_date,
      ...sprintOf(story.milestone),
    })),
    ...byOrder(project.tasks, ({ us_order }) => us_order).map((task): Entry => ({
      ...commonOf(task, around),
      Tipo: 'Subtarea',
      Padre: task.user_story,
      Resuelto: task.finished_date,
    })),
    ...project.issues.map((issue): Entry => ({
      ...commonOf(issue, around),
      Tipo: issue.type || 'Incidencia',
      Prioridad: issue.priority,
      Gravedad: issue.severity,
      Resuelto: issue.finished_date,
      ...sprintOf(issue.milestone),
    })),
  ];
}

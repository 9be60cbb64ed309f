import { z } from 'zod';
import { duracionDicha } from '../../mapeo/times.rules';
import { checked, listOf, said } from '../base/checked';
import { grouped } from '../base/grouped';
import { boardSchema } from './read-trello';
import type { Board } from './read-trello';

const id = z.union([z.string(), z.number()]).transform(String);
const orden = z.number().nullish();
const yes = z.boolean().nullish();

/** What Planka answers for a board, with all that hangs from it. */
export const plankaSchema = z.object({
  item: z.object({ name: said }),
  included: z.object({
    lists: listOf(z.object({ id, name: said, position: orden, type: said })),
    cards: listOf(
      z.object({
        id,
        listId: id,
        name: said,
        description: said,
        position: orden,
        dueDate: said,
        isDueDateCompleted: yes,
        isDueCompleted: yes,
        createdAt: said,
        creatorUserId: id.nullish(),
        updatedAt: said,
        coverAttachmentId: id.nullish(),
        stopwatch: z.object({ total: z.number().nullish() }).nullish(),
      }),
    ),
    labels: listOf(z.object({ id, name: said, color: said })),
    cardLabels: listOf(z.object({ cardId: id, labelId: id })),
    cardMemberships: listOf(z.object({ cardId: id, userId: id })),
    users: listOf(z.object({ id, name: said, username: said, email: said })),
    taskLists: listOf(z.object({ id, cardId: id, name: said, position: orden })),
    tasks: listOf(
      z.object({
        id,
        taskListId: id.nullish(),
        cardId: id.nullish(),
        name: said,
        isCompleted: yes,
        position: orden,
        assigneeUserId: id.nullish(),
      }),
    ),
    attachments: listOf(
      z.object({ cardId: id, name: said, url: said, data: z.object({ url: said }).nullish() }),
    ),
    customFields: listOf(z.object({ id, name: said })),
    customFieldValues: listOf(z.object({ cardId: id, customFieldId: id, content: said })),
    comments: listOf(z.object({ cardId: id, text: said, createdAt: said, userId: id.nullish() })),
    actions: listOf(
      z.object({
        type: said,
        cardId: id,
        createdAt: said,
        userId: id.nullish(),
        data: z
          .object({
            text: said,
            fromList: z.object({ name: said }).nullish(),
            toList: z.object({ name: said }).nullish(),
          })
          .nullish(),
      }),
    ),
  }),
});
type Planka = z.output<typeof plankaSchema>;

export const isPlanka = (value: object): boolean => {
  const { included } = value as { included?: unknown };
  return typeof included === 'object' && included !== null && 'cards' in included && 'lists' in included;
};

/** Lists that are no column. */
const CLOSED = new Set(['archive', 'trash']);

/** Tasks of a list, or, before Planka had several lists in a card, of the card. */
function checklistsOf({ taskLists, tasks }: Planka['included']): object[] {
  const items = (all: Planka['included']['tasks']) =>
    all.map((task) => ({
      id: task.id,
      name: task.name,
      state: task.isCompleted ? 'complete' : 'incomplete',
      pos: task.position,
      idMember: task.assigneeUserId,
    }));
  const loose = grouped(tasks, ({ taskListId, cardId }) => (taskListId ? null : cardId));
  const listed = grouped(tasks, ({ taskListId }) => taskListId);
  return [
    ...taskLists.map((list) => ({
      idCard: list.cardId,
      name: list.name,
      pos: list.position,
      checkItems: items(listed.get(list.id) ?? []),
    })),
    ...[...loose].map(([idCard, all]) => ({ idCard, name: '', checkItems: items(all) })),
  ];
}

/** A board of Planka as one of Trello, whose model it follows. */
export function boardOfPlanka({ item, included }: Planka): Board {
  const labels = new Map(included.labels.map((label) => [label.id, label]));
  const users = new Map(included.users.map((user) => [user.id, user.email || user.name || user.username]));
  const [labelsOf, peopleOf, filesOf, valuesOf] = [
    grouped(included.cardLabels, ({ cardId }) => cardId),
    grouped(included.cardMemberships, ({ cardId }) => cardId),
    grouped(included.attachments, ({ cardId }) => cardId),
    grouped(included.customFieldValues, ({ cardId }) => cardId),
  ];
  return checked(boardSchema, {
    name: item.name,
    lists: included.lists.map(({ id: one, name, position, type }) => ({
      id: one,
      name,
      pos: position,
      closed: CLOSED.has(type),
    })),
    members: included.users.map(({ id: one, username }) => ({ id: one, fullName: users.get(one), username })),
    customFields: [{ id: 'cronometro', name: 'Tiempo dedicado' }, ...included.customFields],
    cards: included.cards.map((card) => ({
      id: card.id,
      name: card.name,
      desc: card.description,
      idList: card.listId,
      pos: card.position,
      labels: (labelsOf.get(card.id) ?? []).flatMap(({ labelId }) => labels.get(labelId) ?? []),
      idMembers: (peopleOf.get(card.id) ?? []).map(({ userId }) => userId),
      due: card.dueDate,
      dueComplete: card.isDueCompleted ?? card.isDueDateCompleted,
      created: card.createdAt,
      dateLastActivity: card.updatedAt,
      attachments: (filesOf.get(card.id) ?? []).map(({ name, url, data }) => ({
        name,
        url: url || data?.url,
      })),
      cover: { idAttachment: card.coverAttachmentId },
      customFieldItems: [
        ...(card.stopwatch?.total
          ? [{ idCustomField: 'cronometro', value: { text: duracionDicha(card.stopwatch.total) } }]
          : []),
        ...(valuesOf.get(card.id) ?? []).map(({ customFieldId, content }) => ({
          idCustomField: customFieldId,
          value: { text: content },
        })),
      ],
    })),
    checklists: checklistsOf(included),
    actions: [
      ...included.cards.map(({ id: one, createdAt, creatorUserId }) => ({
        type: 'createCard',
        date: createdAt,
        data: { text: '', card: { id: one } },
        memberCreator: { fullName: users.get(creatorUserId ?? '') ?? '' },
      })),
      // Before it had comments of their own, they were actions as any.
      ...included.actions.map(({ type, cardId, createdAt, userId, data }) => ({
        type,
        date: createdAt,
        data: {
          text: data?.text ?? '',
          card: { id: cardId },
          listBefore: data?.fromList,
          listAfter: data?.toList,
        },
        memberCreator: { fullName: users.get(userId ?? '') ?? '' },
      })),
      ...included.comments.map(({ cardId, text, createdAt, userId }) => ({
        type: 'commentCard',
        date: createdAt,
        data: { text, card: { id: cardId } },
        memberCreator: { fullName: users.get(userId ?? '') ?? '' },
      })),
    ].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  });
}

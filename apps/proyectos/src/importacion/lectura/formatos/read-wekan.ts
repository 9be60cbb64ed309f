import { z } from 'zod';
import { checked, listOf, said } from '../base/checked';
import { grouped } from '../base/grouped';
import { boardSchema } from './read-trello';
import type { Board } from './read-trello';

const id = z.string();
const orden = z.number().nullish();
const ids = listOf(z.string());
const itemsSchema = listOf(
  z.object({ _id: id, checklistId: id, title: said, isFinished: z.boolean().nullish(), sort: orden }),
);

/** What WeKan exports of a board, as far as it is brought here. */
export const wekanSchema = z.object({
  title: said,
  lists: z.array(z.object({ _id: id, title: said, archived: z.boolean().nullish(), sort: orden })),
  swimlanes: listOf(z.object({ _id: id, title: said })),
  labels: listOf(z.object({ _id: id, name: said, color: said })),
  users: listOf(z.object({ _id: id, username: said, profile: z.object({ fullname: said }).nullish() })),
  customFields: listOf(
    z.object({
      _id: id,
      name: said,
      settings: z.object({ dropdownItems: listOf(z.object({ _id: id, name: said })) }).nullish(),
    }),
  ),
  cards: z.array(
    z.object({
      _id: id,
      title: said,
      description: said,
      listId: said,
      swimlaneId: said,
      sort: orden,
      archived: z.boolean().nullish(),
      labelIds: ids,
      members: ids,
      assignees: ids,
      startAt: said,
      dueAt: said,
      endAt: said,
      createdAt: said,
      userId: said,
      dateLastActivity: said,
      spentTime: said,
      requestedBy: said,
      assignedBy: said,
      receivedAt: said,
      parentId: said,
      color: said,
      vote: z.object({ positive: ids, negative: ids }).nullish(),
      type: said,
      customFields: listOf(z.object({ _id: id, value: z.unknown().optional() })),
    }),
  ),
  checklists: listOf(z.object({ _id: id, cardId: id, title: said, sort: orden })),
  checklistItems: itemsSchema,
  comments: listOf(z.object({ cardId: id, text: said, createdAt: said, userId: said })),
  attachments: listOf(z.object({ cardId: id, name: said, url: said })),
  activities: listOf(
    z.object({
      activityType: said,
      cardId: said,
      listId: said,
      listName: said,
      oldListId: said,
      oldListName: said,
      createdAt: said,
      userId: said,
    }),
  ),
});
type Wekan = z.output<typeof wekanSchema>;

export const isWekan = (value: object): boolean =>
  'swimlanes' in value && 'cards' in value && 'lists' in value;

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).filter(Boolean).join(', ')
    : typeof value === 'boolean'
      ? value
        ? 'Sí'
        : ''
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : '';

/** What is told elsewhere too: by the card, or by its comment. */
const TOLD = new Set(['createCard', 'addComment']);

/** What has happened to its cards, as Trello's actions: moves by the names of the lists, the others by their kind. */
function activitiesOf({ activities, lists }: Wekan, users: ReadonlyMap<string, string>) {
  const names = new Map(lists.map(({ _id, title }) => [_id, title]));
  const nameOf = (list: string, told: string): string => names.get(list) || told || list;
  return activities
    .filter(({ activityType }) => !TOLD.has(activityType))
    .map((one) => {
      const isMove = one.activityType === 'moveCard' && one.oldListId && one.oldListId !== one.listId;
      const between = isMove && {
        listBefore: { name: nameOf(one.oldListId, one.oldListName) },
        listAfter: { name: nameOf(one.listId, one.listName) },
      };
      return {
        type: one.activityType,
        date: one.createdAt,
        data: { card: one.cardId ? { id: one.cardId } : null, ...between },
        memberCreator: { fullName: users.get(one.userId) ?? '' },
      };
    });
}

/** In the order in which Trello tells them: what happened last first. */
const latestFirst = <T extends { date: string }>(actions: readonly T[]): T[] =>
  actions.toSorted((a, b) => (a.date < b.date ? 1 : -1));

/** A board of WeKan as one of Trello, which it was modelled on: what Trello has no place for is a field of its own. */
export function boardOfWekan(board: Wekan): Board {
  const lanes = new Map(board.swimlanes.map(({ _id, title }) => [_id, title]));
  const labels = new Map(board.labels.map((label) => [label._id, label]));
  const users = new Map(board.users.map((user) => [user._id, user.profile?.fullname || user.username]));
  const attachments = grouped(board.attachments, ({ cardId }) => cardId);
  const items = grouped(board.checklistItems, ({ checklistId }) => checklistId);
  const fields = new Map(board.customFields.map((field) => [field._id, field]));
  const extra = (card: Wekan['cards'][number]) => [
    ...(board.swimlanes.length > 1 ? [['carril', lanes.get(card.swimlaneId) ?? '']] : []),
    ['tiempo', card.spentTime && `${card.spentTime} h`],
    ['pide', card.requestedBy],
    ['asigna', card.assignedBy],
    ['recibida', card.receivedAt],
    ['padre', card.parentId],
    ...card.customFields.map(({ _id, value }) => {
      const option = fields.get(_id)?.settings?.dropdownItems.find((one) => one._id === value);
      return [_id, option?.name ?? shown(value)];
    }),
  ];
  return checked(boardSchema, {
    name: board.title,
    lists: board.lists.map(({ _id, title, archived, sort }) => ({
      id: _id,
      name: title,
      closed: archived,
      pos: sort,
    })),
    members: board.users.map(({ _id, username }) => ({ id: _id, fullName: users.get(_id), username })),
    customFields: [
      { id: 'carril', name: 'Carril' },
      { id: 'tiempo', name: 'Tiempo dedicado' },
      { id: 'pide', name: 'Pedida por' },
      { id: 'asigna', name: 'Asignada por' },
      { id: 'recibida', name: 'Recibida el' },
      { id: 'padre', name: 'Padre' },
      ...board.customFields.map(({ _id, name }) => ({ id: _id, name })),
    ],
    cards: board.cards.map((card) => ({
      id: card._id,
      name: card.title,
      desc: card.description,
      idList: card.listId,
      pos: card.sort,
      closed: card.archived,
      isTemplate: card.type.startsWith('template'),
      labels: card.labelIds.flatMap((one) => labels.get(one) ?? []),
      idMembers: [...new Set([...card.assignees, ...card.members])],
      idMembersVoted: [...(card.vote?.positive ?? []), ...(card.vote?.negative ?? [])],
      cover: { color: card.color },
      start: card.startAt,
      due: card.dueAt,
      completed: card.endAt,
      created: card.createdAt,
      dateLastActivity: card.dateLastActivity,
      attachments: attachments.get(card._id),
      customFieldItems: extra(card)
        .filter(([, text]) => text)
        .map(([idCustomField, text]) => ({ idCustomField, value: { text } })),
    })),
    checklists: board.checklists.map((list) => ({
      idCard: list.cardId,
      name: list.title,
      pos: list.sort,
      checkItems: (items.get(list._id) ?? []).map(({ _id, title, isFinished, sort }) => ({
        id: _id,
        name: title,
        state: isFinished ? 'complete' : 'incomplete',
        pos: sort,
      })),
    })),
    actions: latestFirst([
      ...activitiesOf(board, users),
      ...board.cards.map(({ _id, createdAt, userId }) => ({
        type: 'createCard',
        date: createdAt,
        data: { text: '', card: { id: _id } },
        memberCreator: { fullName: users.get(userId) ?? '' },
      })),
      ...board.comments.map(({ cardId, text, createdAt, userId }) => ({
        type: 'commentCard',
        date: createdAt,
        data: { text, card: { id: cardId } },
        memberCreator: { fullName: users.get(userId) ?? '' },
      })),
    ]),
  });
}

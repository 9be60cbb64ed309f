import { z } from 'zod';
import { listOf, said } from '../base/checked';
import type { Entry } from '../base/table-of';

const named = z.object({ id: z.string(), name: said, fullName: said, username: said });
const cardSchema = z.object({
  id: z.string(),
  shortLink: said,
  name: z.string(),
  desc: said,
  idList: said,
  closed: z.boolean().nullish(),
  labels: listOf(z.object({ name: said, color: said })),
  idMembers: listOf(z.string()),
  due: said,
  dateLastActivity: said,
  attachments: listOf(z.object({ name: said, url: said })),
});
const checklistSchema = z.object({
  idCard: z.string(),
  name: said,
  checkItems: listOf(z.object({ id: z.string(), name: said, state: said, due: said })),
});
const listSchema = z.object({ name: said });
const actionSchema = z.object({
  type: z.string(),
  date: said,
  data: z
    .object({
      text: said,
      card: z.object({ id: said }).nullish(),
      listBefore: listSchema.nullish(),
      listAfter: listSchema.nullish(),
    })
    .nullish(),
  memberCreator: z.object({ fullName: said, username: said }).nullish(),
});

/** What Trello exports of a board, as far as it is brought here. */
export const boardSchema = z.object({
  name: said,
  cards: z.array(cardSchema),
  lists: z.array(named),
  members: listOf(named),
  checklists: listOf(checklistSchema),
  actions: listOf(actionSchema),
});
type Board = z.output<typeof boardSchema>;

export const isBoard = (value: object): boolean => 'cards' in value && 'lists' in value;

/** The first four bytes of an id of Trello are the second in which it was made. */
const madeAt = (id: string): string => {
  const seconds = Number.parseInt(id.slice(0, 8), 16);
  return Number.isFinite(seconds) ? new Date(seconds * 1_000).toISOString() : '';
};

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string | undefined): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

/** A board: each card is a story of the board's epic, in the state of its list, with the items of its checklists beneath. */
export function entriesOfTrello(board: Board): Entry[] {
  const lists = new Map(board.lists.map(({ id, name }) => [id, name]));
  const members = new Map(board.members.map((one) => [one.id, one.fullName || one.username]));
  const comments = grouped(
    board.actions.filter(({ type }) => type === 'commentCard'),
    ({ data }) => data?.card?.id,
  );
  const moves = grouped(
    board.actions.filter(({ data }) => data?.listBefore?.name && data.listAfter?.name),
    ({ data }) => data?.card?.id,
  );
  const checklists = grouped(board.checklists, ({ idCard }) => idCard);
  return board.cards.flatMap((card) => {
    const clave = card.shortLink || card.id;
    const said = (comments.get(card.id) ?? []).toReversed();
    const moved = (moves.get(card.id) ?? []).toReversed();
    const own: Entry = {
      Clave: clave,
      Título: card.name,
      Descripción: card.desc,
      Tipo: 'Tarjeta',
      Estado: card.closed ? 'Archivada' : (lists.get(card.idList) ?? ''),
      Épica: board.name,
      Etiquetas: card.labels.map(({ name, color }) => name || color),
      Responsable: card.idMembers.map((id) => members.get(id) ?? ''),
      'Fecha límite': card.due,
      Creado: madeAt(card.id),
      Actualizado: card.dateLastActivity,
      Comentario: said.map(
        ({ date, data, memberCreator }) =>
          `${date};${memberCreator?.fullName || memberCreator?.username || ''};${data?.text ?? ''}`,
      ),
      ...(moved.length && {
        'Historial de estados': moved
          .map(
            ({ date, data, memberCreator }) =>
              `${date} ${memberCreator?.fullName ?? ''}: ${data!.listBefore!.name} → ${data!.listAfter!.name}`,
          )
          .join('\n'),
      }),
      Adjunto: card.attachments.map(({ name, url }) => [name, url].filter(Boolean).join(' ')),
    };
    const items = (checklists.get(card.id) ?? []).flatMap(({ checkItems }) => checkItems);
    return [
      own,
      ...items.map((item): Entry => ({
        Clave: `${clave}/${item.id}`,
        Título: item.name,
        Tipo: 'Subtarea',
        Estado: item.state === 'complete' ? 'Hecho' : 'Pendiente',
        Padre: clave,
        'Fecha límite': item.due,
      })),
    ];
  });
}

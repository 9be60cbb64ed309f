import type { Entry } from './table-of';

interface Named {
  id: string;
  name?: string;
  fullName?: string;
  username?: string;
}
interface Card {
  id: string;
  shortLink?: string;
  name: string;
  desc?: string;
  idList?: string;
  closed?: boolean;
  labels?: { name?: string; color?: string | null }[];
  idMembers?: string[];
  due?: string | null;
  dueComplete?: boolean;
  dateLastActivity?: string;
  attachments?: { name?: string; url?: string }[];
}
interface Checklist {
  idCard: string;
  name?: string;
  checkItems?: { id: string; name: string; state?: string; due?: string | null }[];
}
interface Action {
  type: string;
  date: string;
  data?: {
    text?: string;
    card?: { id?: string };
    listBefore?: { name?: string };
    listAfter?: { name?: string };
  };
  memberCreator?: { fullName?: string; username?: string };
}
export interface Board {
  name?: string;
  cards: Card[];
  lists: Named[];
  members?: Named[];
  checklists?: Checklist[];
  actions?: Action[];
}

export const isBoard = (value: object): value is Board =>
  Array.isArray((value as Board).cards) && Array.isArray((value as Board).lists);

/** The first four bytes of an id of Trello are the second in which it was made. */
const madeAt = (id: string): string => {
  const seconds = Number.parseInt(id.slice(0, 8), 16);
  return Number.isFinite(seconds) ? new Date(seconds * 1_000).toISOString() : '';
};

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string | undefined): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
};

/** A board: each card is a story of the board's epic, in the state of its list, with the items of its checklists beneath. */
export function entriesOfTrello(board: Board): Entry[] {
  const lists = new Map(board.lists.map(({ id, name }) => [id, name ?? '']));
  const members = new Map((board.members ?? []).map((one) => [one.id, one.fullName ?? one.username ?? '']));
  const comments = grouped(
    (board.actions ?? []).filter(({ type }) => type === 'commentCard'),
    ({ data }) => data?.card?.id,
  );
  const moves = grouped(
    (board.actions ?? []).filter(({ data }) => data?.listBefore?.name && data.listAfter?.name),
    ({ data }) => data?.card?.id,
  );
  const checklists = grouped(board.checklists ?? [], ({ idCard }) => idCard);
  return board.cards.flatMap((card) => {
    const clave = card.shortLink ?? card.id;
    const said = (comments.get(card.id) ?? []).toReversed();
    const moved = (moves.get(card.id) ?? []).toReversed();
    const own: Entry = {
      Clave: clave,
      Título: card.name,
      Descripción: card.desc ?? '',
      Tipo: 'Tarjeta',
      Estado: card.closed ? 'Archivada' : (lists.get(card.idList ?? '') ?? ''),
      Épica: board.name ?? '',
      Etiquetas: (card.labels ?? []).map(({ name, color }) => name || color || ''),
      Responsable: (card.idMembers ?? []).map((id) => members.get(id) ?? ''),
      'Fecha límite': card.due ?? '',
      Creado: madeAt(card.id),
      Actualizado: card.dateLastActivity ?? '',
      Comentario: said.map(
        ({ date, data, memberCreator }) =>
          `${date};${memberCreator?.fullName ?? memberCreator?.username ?? ''};${data?.text ?? ''}`,
      ),
      ...(moved.length && {
        'Historial de estados': moved
          .map(
            ({ date, data, memberCreator }) =>
              `${date} ${memberCreator?.fullName ?? ''}: ${data!.listBefore!.name} → ${data!.listAfter!.name}`,
          )
          .join('\n'),
      }),
      Adjunto: (card.attachments ?? []).map(({ name, url }) => [name, url].filter(Boolean).join(' ')),
    };
    const items = (checklists.get(card.id) ?? []).flatMap(({ checkItems = [] }) => checkItems);
    return [
      own,
      ...items.map((item): Entry => ({
        Clave: `${clave}/${item.id}`,
        Título: item.name,
        Tipo: 'Subtarea',
        Estado: item.state === 'complete' ? 'Hecho' : 'Pendiente',
        Padre: clave,
        'Fecha límite': item.due ?? '',
      })),
    ];
  });
}

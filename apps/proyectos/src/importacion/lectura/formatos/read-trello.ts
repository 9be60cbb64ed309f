import { z } from 'zod';
import { quoted } from '@pmp/contracts/common/csv';
import { nombreDeColor } from '../../mapeo/palabras/colores';
import { listOf, said } from '../base/checked';
import { commentCell } from '../base/comment-cell';
import { grouped } from '../base/grouped';
import type { Entry } from '../base/table-of';

const named = z.object({ id: z.string(), name: said, fullName: said, username: said });
const position = z.number().nullish();
const cardSchema = z.object({
  id: z.string(),
  shortLink: said,
  shortUrl: said,
  name: z.string(),
  desc: said,
  idList: said,
  closed: z.boolean().nullish(),
  isTemplate: z.boolean().nullish(),
  pos: position,
  labels: listOf(z.object({ name: said, color: said })),
  idMembers: listOf(z.string()),
  idMembersVoted: listOf(z.string()),
  start: said,
  due: said,
  dueComplete: z.boolean().nullish(),
  /** Of those whose ids do not tell it. */
  created: said,
  /** Of those who tell when it was. */
  completed: said,
  dateLastActivity: said,
  locationName: said,
  address: said,
  cover: z.object({ color: said, idAttachment: said }).nullish(),
  attachments: listOf(z.object({ name: said, url: said })),
  customFieldItems: listOf(
    z.object({
      idCustomField: z.string(),
      idValue: said,
      value: z.object({ text: said, number: said, date: said, checked: said }).nullish(),
    }),
  ),
});
const checklistSchema = z.object({
  idCard: z.string(),
  name: said,
  pos: position,
  checkItems: listOf(
    z.object({ id: z.string(), name: said, state: said, due: said, idMember: said, pos: position }),
  ),
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
const customFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  options: listOf(z.object({ id: z.string(), value: z.object({ text: said }).nullish() })),
});

/** What Trello exports of a board, as far as it is brought here. */
export const boardSchema = z.object({
  name: said,
  desc: said,
  cards: z.array(cardSchema),
  lists: z.array(named.extend({ closed: z.boolean().nullish(), pos: position })),
  members: listOf(named),
  checklists: listOf(checklistSchema),
  actions: listOf(actionSchema),
  customFields: listOf(customFieldSchema),
});
export type Board = z.output<typeof boardSchema>;
type Card = Board['cards'][number];
type Checklist = Board['checklists'][number];
type Action = Board['actions'][number];

export const isBoard = (value: object): boolean =>
  'cards' in value && 'lists' in value && !('swimlanes' in value);

const COMMENTS = new Set(['commentCard', 'copyCommentCard']);
const MAKING = new Set(['createCard', 'copyCard', 'emailCard', 'convertToCardFromCheckItem']);
/** What happened to no card. */
const OF_BOARD = 'tablero';
/** A card that only draws a line between others. */
const LINE = /^[\s\-–—_=*~#.·•]+$/u;

/** The first four bytes of an id of Trello are the second in which it was made. */
const madeAt = (id: string): string => {
  const seconds = /^[0-9a-f]{24}/.test(id) ? Number.parseInt(id.slice(0, 8), 16) : Number.NaN;
  return Number.isFinite(seconds) ? new Date(seconds * 1_000).toISOString() : '';
};

const byPosition = <T extends { pos?: number | null | undefined }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0));

/** A label without a name is told by its colour, in our words: nobody has written `green_dark`. */
const nameOf = ({ name, color }: Card['labels'][number]): string => name || nombreDeColor(color);

const isMove = ({ data }: Action): boolean => !!data?.listBefore?.name && !!data.listAfter?.name;

const cardOf = ({ data }: Action): string | undefined => data?.card?.id;

const authorOf = ({ memberCreator }: Action): string =>
  memberCreator?.fullName || memberCreator?.username || '';

/** Reads the cards of one board, which refer to its lists, members, checklists, actions and fields. */
class Reader {
  private readonly lists;
  private readonly members;
  private readonly fields;
  private readonly comments;
  private readonly moves;
  private readonly others;
  private readonly makers;
  private readonly checklists;
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
    this.lists = new Map(byPosition(board.lists).map((list, place) => [list.id, { ...list, place }]));
    this.members = new Map(board.members.map((one) => [one.id, one.fullName || one.username]));
    this.fields = new Map(board.customFields.map((field) => [field.id, field]));
    // Trello tells what happened last first.
    const actions = board.actions.toReversed();
    this.comments = grouped(
      actions.filter(({ type }) => COMMENTS.has(type)),
      cardOf,
    );
    this.moves = grouped(actions.filter(isMove), cardOf);
    this.others = grouped(
      actions.filter((action) => !COMMENTS.has(action.type) && !MAKING.has(action.type) && !isMove(action)),
      (action) => cardOf(action) || OF_BOARD,
    );
    this.makers = new Map(
      actions
        .filter(({ type }) => MAKING.has(type))
        .map((action) => [cardOf(action), authorOf(action)] as const),
    );
    this.checklists = grouped(byPosition(board.checklists), ({ idCard }) => idCard);
  }

  /** In the order of the lists and, within each, of the cards. */
  entries(): Entry[] {
    const placeOf = ({ idList }: Card): number => this.lists.get(idList)?.place ?? this.lists.size;
    const cards = byPosition(this.board.cards).sort((a, b) => placeOf(a) - placeOf(b));
    return cards.flatMap((card, i) => [
      { ...this.card(card), ...(i === 0 && this.ofBoard()) },
      ...(this.checklists.get(card.id) ?? []).flatMap((list) => this.items(card, list)),
    ]);
  }

  /** Once is enough to say that it does not come. */
  private ofBoard(): Entry {
    return {
      'Descripción del tablero': this.board.desc,
      'Otra actividad del tablero': this.activity(OF_BOARD),
    };
  }

  /** What else happened, by its kinds. */
  private activity(of: string): string {
    return [...new Set((this.others.get(of) ?? []).map(({ type }) => type))].join(', ');
  }

  private card(card: Card): Entry {
    const list = this.lists.get(card.idList);
    const isArchived = card.closed || list?.closed;
    return {
      Clave: card.shortLink || card.id,
      Título: card.name,
      Descripción: card.desc,
      Tipo: card.isTemplate ? 'Plantilla' : LINE.test(card.name) ? 'Separador' : 'Tarjeta',
      Estado: isArchived ? 'Archivada' : (list?.name ?? ''),
      'Lista de la que se archivó': isArchived ? (list?.name ?? '') : '',
      Épica: this.board.name,
      Etiquetas: card.labels.map((label) => quoted(nameOf(label))),
      'Color de la etiqueta': card.labels.flatMap((label) =>
        label.color ? `${label.color} ${nameOf(label)}` : [],
      ),
      Responsable: card.idMembers.map((id) => quoted(this.members.get(id) ?? id)),
      Inicio: card.start,
      'Fecha límite': card.due,
      'Fecha límite cumplida': card.dueComplete ? 'Sí' : '',
      'Creada por': this.makers.get(card.id) ?? '',
      Creado: card.created || madeAt(card.id),
      Actualizado: card.dateLastActivity,
      Resuelto: card.completed,
      Ubicación: [card.locationName, card.address].filter(Boolean).join(', '),
      Votos: card.idMembersVoted.map((id) => this.members.get(id) ?? id).join(', '),
      Portada: card.cover?.color || card.cover?.idAttachment || '',
      Dirección: card.shortUrl,
      ...this.custom(card),
      Comentario: (this.comments.get(card.id) ?? []).map((action) =>
        commentCell(action.date, authorOf(action), action.data?.text ?? ''),
      ),
      'Historial de estados': (this.moves.get(card.id) ?? [])
        .map(
          (move) =>
            `${move.date} ${authorOf(move)}: ${move.data!.listBefore!.name} → ${move.data!.listAfter!.name}`,
        )
        .join('\n'),
      'Otra actividad': this.activity(card.id),
      Adjunto: card.attachments.map(({ name, url }) => [name, url].filter(Boolean).join(' ')),
    };
  }

  /** Fields that the board has added, under names that the mapping knows as such. */
  private custom({ customFieldItems }: Card): Entry {
    const entry: Entry = {};
    for (const { idCustomField, idValue, value } of customFieldItems) {
      const field = this.fields.get(idCustomField);
      const chosen = field?.options.find(({ id }) => id === idValue)?.value?.text;
      const text =
        chosen || value?.text || value?.number || value?.date || (value?.checked === 'true' ? 'Sí' : '');
      if (text) entry[`Campo personalizado (${field?.name ?? idCustomField})`] = text;
    }
    return entry;
  }

  private items(card: Card, { name, checkItems }: Checklist): Entry[] {
    const clave = card.shortLink || card.id;
    return byPosition(checkItems).map((item) => ({
      Clave: `${clave}/${item.id}`,
      Título: item.name,
      Tipo: 'Subtarea',
      Estado: item.state === 'complete' ? 'Hecho' : 'Pendiente',
      Padre: clave,
      Responsable: quoted(this.members.get(item.idMember) ?? item.idMember),
      'Fecha límite': item.due,
      'Lista de comprobación': name,
    }));
  }
}

/** A board: each card is a story of the board's epic, in the state of its list, with the items of its checklists beneath. */
export const entriesOfTrello = (board: Board): Entry[] => new Reader(board).entries();

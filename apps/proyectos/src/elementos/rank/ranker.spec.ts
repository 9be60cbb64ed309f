import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RankSource } from './rank-source';
import { Ranker } from './ranker';

const COLUMNAS = 4;
const MOVES = 20_000;

/** Random numbers from 0 to 1, the same at each run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

interface Card {
  id: string;
  columna: number | null;
  orden: string;
}

/** A project of 100 stories, the first 20 of them on a board, where no card goes behind the other 80. */
function project() {
  const ranker = new Ranker();
  const cards: Card[] = Array.from({ length: 100 }, (_, i) => ({
    id: `h${i}`,
    columna: i < 20 ? i % COLUMNAS : null,
    orden: ranker.next(),
  }));
  const source: RankSource = {
    of: (ids) =>
      Promise.resolve(
        new Map(cards.filter(({ id }) => ids.includes(id)).map(({ id, orden }) => [id, orden])),
      ),
    following: (rank) => Promise.resolve(cards.find(({ orden }) => orden > rank)?.orden ?? null),
    previous: (rank) => Promise.resolve(cards.findLast(({ orden }) => orden < rank)?.orden ?? null),
  };
  const move = async (card: Card, columna: number, place: number): Promise<void> => {
    const column = cards.filter((other) => other.columna === columna && other !== card);
    const at = Math.floor(place * (column.length + 1));
    const [before, behind] = [column[at - 1], column[at]];
    const despuesDe = before?.id ?? null;
    const onBoard = cards.filter((other) => other.columna !== null && other !== card);
    const next = behind ?? (before && onBoard[onBoard.indexOf(before) + 1]);
    card.orden = await ranker.place({ despuesDe, antesDe: next?.id ?? null, ultimo: !behind }, source);
    if (before && !(before.orden < card.orden))
      throw new Error(`${card.orden} is not behind ${before.orden}`);
    if (next && !(card.orden < next.orden)) throw new Error(`${card.orden} is not before ${next.orden}`);
    card.columna = columna;
    cards.sort((a, b) => (a.orden < b.orden ? -1 : 1));
  };
  return { cards, move };
}

beforeEach(() => void jest.spyOn(Math, 'random').mockImplementation(chance(1)));
afterEach(() => void jest.restoreAllMocks());

describe('ranks on a board', () => {
  it.each([
    ['the ends of columns', () => 0.999_999],
    ['the tops of columns', () => 0],
    [
      'ends, tops and places between',
      (random: () => number) => [0, random(), 0.999_999][Math.floor(random() * 3)]!,
    ],
  ])(`stay short after ${MOVES} moves to %s`, async (_where, placeOf) => {
    const random = chance(20_261_122);
    const { cards, move } = project();
    const onBoard = cards.filter(({ columna }) => columna !== null);
    let longest = 0;
    for (let i = 0; i < MOVES; i++) {
      const card = onBoard[Math.floor(random() * onBoard.length)]!;
      await move(card, Math.floor(random() * COLUMNAS), placeOf(random));
      longest = Math.max(longest, card.orden.length);
    }
    expect(longest).toBeLessThan(30);
  });
});

import { location } from '../../errors.ts';
import { copyDoc, type Doc } from '../../values/bson/doc.ts';
import { textFields, type TextField, type TextScope } from './text-fields.ts';
import { wordsOf } from './words.ts';

/** What each word of a document counts, as MongoDB weighs them: `{ $meta: 'textScore' }` is a sum of these. */
export function scoresOf(doc: Doc, scope: TextScope): Map<string, number> {
  const scores = new Map<string, number>();
  for (const field of textFields(doc, scope)) addScores(field, scores);
  return scores;
}

function addScores({ text, weight, language }: TextField, scores: Map<string, number>): void {
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of wordsOf(text, language)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    total++;
  }
  for (const [word, count] of counts) {
    // Each repetition counts half of the one before.
    const frequency = 2 - 2 ** (1 - count);
    const share = (0.5 * count) / total + 0.5;
    const isWhole = text.toLowerCase() === word ? 1.1 : 1;
    scores.set(word, (scores.get(word) ?? 0) + weight * frequency * share * isWhole);
  }
}

/** Of the documents of the queries that are running; a document of the cache is shared by several, so they are copies. */
const known = new WeakMap<Doc, number>();

export function withScore(doc: Doc, score: number): Doc {
  const copy = copyDoc(doc);
  known.set(copy, score);
  return copy;
}

/** A stage that changes a document keeps its score. */
export function keepScore(before: Doc, after: Doc): Doc {
  const score = known.get(before);
  if (score !== undefined && before !== after) known.set(after, score);
  return after;
}

export function scoreOf(doc: Doc): number {
  const score = known.get(doc);
  if (score !== undefined) return score;
  throw location(40218, 'query requires text score metadata, but it is not available');
}

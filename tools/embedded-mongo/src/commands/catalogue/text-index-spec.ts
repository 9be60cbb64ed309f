import { MongoError, location } from '../../errors.ts';
import type { IndexSpec } from '../../store/records/collection-index.ts';
import { findLanguage } from '../../text/search/languages.ts';
import { isDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { numberOf } from '../request/arguments.ts';

export const TEXT_OPTIONS = ['weights', 'default_language', 'language_override', 'textIndexVersion'];
const MAX_WEIGHT = 100_000;

type TextSpec = Pick<
  IndexSpec,
  'key' | 'weights' | 'default_language' | 'language_override' | 'textIndexVersion'
>;

export function isTextKey(key: Doc): boolean {
  return Object.values(key).includes('text');
}

/** As MongoDB keeps it: the texts together under `_fts`, and with their weights, what they are. */
export function textSpec(wanted: Doc): TextSpec {
  const { key, weighed } = keyAndFields(wanted['key'] as Doc);
  const { weights, default_language: language = 'english', language_override: field = 'language' } = wanted;
  const { textIndexVersion = 3 } = wanted;
  if (numberOf(textIndexVersion, 0) !== 3)
    throw cannotCreate(`textIndexVersion ${String(textIndexVersion)} is not supported by this server`);
  if (typeof language !== 'string' || findLanguage(language) === undefined)
    throw location(
      17264,
      `default_language is not valid: ${String(language)} is not supported by this server`,
    );
  if (typeof field !== 'string' || field === '' || field.startsWith('$') || field.includes('.'))
    throw location(17136, 'language_override is not valid');
  for (const [path, weight] of weightEntries(weights)) weighed.set(path, checkedWeight(weight));
  if (weighed.size === 0) throw location(17283, 'a text index needs the weights of its fields');
  const sorted = [...weighed].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    key,
    weights: Object.fromEntries(sorted),
    default_language: language,
    language_override: field,
    textIndexVersion: 3,
  };
}

function keyAndFields(wanted: Doc): { key: IndexSpec['key']; weighed: Map<string, number> } {
  const key: IndexSpec['key'] = {};
  const weighed = new Map<string, number>();
  let isOver = false;
  for (const [path, kind] of Object.entries(wanted)) {
    if (path === '_fts' || path === '_ftsx') {
      // What `listIndexes` shows, and a restored copy creates again.
      key[path] = path === '_fts' ? 'text' : 1;
    } else if (kind === 'text') {
      if (isOver) throw location(17389, "'text' fields in index must all be adjacent");
      checkPath(path === '$**' ? 'x' : path);
      key['_fts'] = 'text';
      key['_ftsx'] = 1;
      weighed.set(path, 1);
    } else {
      checkPath(path);
      const direction = numberOf(kind, 0);
      if (direction !== 1 && direction !== -1)
        throw location(17273, 'expected value 1 or -1 for non-text key in compound index');
      key[path] = direction;
      isOver = '_fts' in key;
    }
  }
  return { key, weighed };
}

function checkPath(path: string): void {
  const isIllegal = path === '' || path.startsWith('$') || path.startsWith('.') || path.endsWith('.');
  if (isIllegal) throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
}

function weightEntries(weights: Value): [string, Value][] {
  if (weights === undefined) return [];
  if (weights === '$**') return [['$**', 1]];
  if (isDoc(weights)) return Object.entries(weights);
  throw location(17284, "text index option 'weights' must be an object");
}

function checkedWeight(weight: Value): number {
  const number = numberOf(weight, Number.NaN);
  if (Number.isNaN(number)) throw location(17283, 'weight for text index needs numeric type');
  const whole = Math.trunc(number);
  if (whole > 0 && whole < MAX_WEIGHT) return whole;
  throw location(16674, 'score for word too high');
}

function cannotCreate(message: string): MongoError {
  return new MongoError(67, 'CannotCreateIndex', message);
}

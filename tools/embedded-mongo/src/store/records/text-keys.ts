import { location } from '../../errors.ts';
import { languageNamed } from '../../text/search/languages.ts';
import { scoresOf } from '../../text/search/score.ts';
import type { TextScope } from '../../text/search/text-fields.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import { indexKeys } from '../../values/paths.ts';

/** What a text index says besides its fields. */
export interface TextOptions {
  /** Its texts, and what each counts. */
  weights?: Record<string, number>;
  default_language?: string;
  language_override?: string;
  textIndexVersion?: number;
}

/** The keys of a text index: one for each word of a document, between the other fields of the index. */
export class TextKeys {
  readonly scope: TextScope;
  /** The fields before the words: a search must fix each by equality. */
  readonly before: string[];
  /** The top-level fields that the keys depend on; null: any. */
  readonly fields: string[] | null;
  private readonly after: string[];

  constructor(key: object, options: TextOptions) {
    const { weights = {}, default_language = 'english', language_override = 'language' } = options;
    const paths = Object.keys(key);
    const at = paths.indexOf('_fts');
    this.before = paths.slice(0, at);
    this.after = paths.slice(at + 2);
    this.scope = {
      weights: new Map(Object.entries(weights)),
      language: languageNamed(default_language),
      languageField: language_override,
    };
    const all = [...this.before, ...Object.keys(weights), ...this.after, language_override];
    this.fields = '$**' in weights ? null : all.map((path) => path.split('.')[0]!);
  }

  keysOf(doc: Doc): string[] {
    const before = this.before.map((path) => single(doc, path));
    const after = this.after.map((path) => single(doc, path));
    return Array.from(scoresOf(doc, this.scope), ([word, score]) =>
      encode([...before, word, score, ...after]),
    );
  }

  /** What the keys of a word begin with. */
  prefixOf(before: readonly Value[], word: string): string {
    return encode([...before, word]);
  }

  /** For the message of a unique index, whose key is a word together with its score. */
  valueOf(doc: Doc, key: string): Doc {
    const scores = [...scoresOf(doc, this.scope)];
    const found = scores.find((_, i) => this.keysOf(doc)[i] === key);
    return { _fts: found?.[0] ?? null, _ftsx: found?.[1] ?? null };
  }
}

function encode(values: readonly Value[]): string {
  return encodeKey(
    [...values],
    values.map(() => 1),
  );
}

function single(doc: Doc, path: string): Value {
  const [values, ...more] = indexKeys(doc, [path]);
  const value = values![0];
  if (more.length > 0 || value === undefined)
    throw location(16675, `cannot have a multi-key as a prefix to a text index: ${path}`);
  return value;
}

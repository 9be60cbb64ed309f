import { MongoError, location } from '../../errors.ts';
import { isDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { findLanguage, type Language } from './languages.ts';

/** What a text index says of the texts that it covers. */
export interface TextScope {
  /** `$**`: all texts; a path with a weight of its own keeps it. */
  weights: ReadonlyMap<string, number>;
  language: Language;
  /** The field of a document, or of one inside it, that names the language of its texts. */
  languageField: string;
}

export interface TextField {
  text: string;
  weight: number;
  language: Language;
}

const ALL = '$**';

export function* textFields(doc: Doc, scope: TextScope): Iterable<TextField> {
  yield* fieldsIn(doc, '', scope.language, scope);
}

function* fieldsIn(doc: Doc, prefix: string, outer: Language, scope: TextScope): Iterable<TextField> {
  const language = languageIn(doc, outer, scope.languageField);
  const isAll = scope.weights.has(ALL);
  for (const name of Object.keys(doc)) {
    if (isAll && name === scope.languageField) continue;
    yield* fieldsAt(doc[name], prefix + name, language, scope);
  }
}

function* fieldsAt(value: Value, path: string, language: Language, scope: TextScope): Iterable<TextField> {
  if (typeof value === 'string') {
    const weight = scope.weights.get(path) ?? scope.weights.get(ALL);
    if (weight !== undefined) yield { text: value, weight, language };
  } else if (Array.isArray(value)) {
    for (const element of value) yield* fieldsAt(element, path, language, scope);
  } else if (isDoc(value) && leadsToText(path, scope)) {
    yield* fieldsIn(value, `${path}.`, language, scope);
  }
}

/** The language of a document without texts to index does not matter, and is not checked. */
function leadsToText(path: string, { weights }: TextScope): boolean {
  if (weights.has(ALL)) return true;
  for (const indexed of weights.keys()) if (indexed.startsWith(`${path}.`)) return true;
  return false;
}

function languageIn(doc: Doc, outer: Language, field: string): Language {
  const named = doc[field];
  if (named === undefined) return outer;
  if (typeof named !== 'string')
    throw location(17261, 'found language override field in document with non-string type');
  const language = findLanguage(named);
  if (language !== undefined) return language;
  throw new MongoError(17262, 'Location17262', `language override unsupported: ${named}`);
}

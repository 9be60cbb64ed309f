import { MongoError } from '../../errors.ts';
import { compileQuery, type Query } from '../../query/compile-query.ts';
import type { Doc } from '../../values/bson/doc.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import { indexKeys } from '../../values/paths.ts';
import type { Owner, Slot } from './records.ts';
import { OrderedTree } from './ordered-tree.ts';

export interface IndexSpec {
  name: string;
  key: Record<string, 1 | -1>;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
}

export class CollectionIndex {
  readonly spec: IndexSpec;
  readonly paths: string[];
  readonly directions: (1 | -1)[];
  readonly tree = new OrderedTree();
  /** Unique keys that open transactions have written. */
  readonly pending = new Map<string, { owner: Owner; slot: Slot }>();
  /** Set once any document has had several keys here; from then on bounds and order are less reliable. */
  isMultikey = false;
  private readonly admits: Query | null;
  private readonly present: Query[] | null;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.paths = Object.keys(spec.key);
    this.directions = this.paths.map((path) => spec.key[path]!);
    this.admits = spec.partialFilterExpression ? compileQuery(spec.partialFilterExpression) : null;
    this.present = spec.sparse ? this.paths.map((path) => compileQuery({ [path]: { $exists: true } })) : null;
  }

  /** The top-level fields that the keys depend on. */
  get fields(): string[] {
    return this.paths.map((path) => path.split('.')[0]!);
  }

  /** Without duplicates; empty if a sparse or partial index leaves the document out. */
  keysOf(doc: Doc): string[] {
    if (this.admits !== null && !this.admits.matches(doc)) return [];
    if (this.present !== null && !this.present.some((query) => query.matches(doc))) return [];
    const entries = indexKeys(doc, this.paths);
    if (entries.length === 1) return [this.keyOf(entries[0]!)];
    return [...new Set(entries.map((values) => this.keyOf(values)))];
  }

  private keyOf(values: unknown[]): string {
    return encodeKey(values, this.directions);
  }

  add(keys: string[], slot: Slot): void {
    if (keys.length > 1) this.isMultikey = true;
    for (const key of keys) this.tree.insert(flat(key), slot);
  }

  replace(before: string[], after: string[], slot: Slot): void {
    if (before.length === 1 && after.length === 1 && before[0] === after[0]) return;
    for (const key of before) if (!after.includes(key)) this.tree.remove(key, slot);
    for (const key of after) if (!before.includes(key)) this.tree.insert(flat(key), slot);
    if (after.length > 1) this.isMultikey = true;
  }

  remove(keys: string[], slot: Slot): void {
    for (const key of keys) this.tree.remove(key, slot);
  }

  duplicateKey(namespace: string, key: string, doc: Doc): MongoError {
    const values = indexKeys(doc, this.paths).find((entry) => this.keyOf(entry) === key) ?? [];
    const keyValue: Doc = {};
    this.paths.forEach((path, i) => (keyValue[path] = values[i] === undefined ? null : values[i]));
    return duplicateKeyError(namespace, this.spec, keyValue);
  }
}

const scratch = Buffer.allocUnsafe(1024);

/** Copies the key: V8 keeps a concatenated string as a tree that takes several times its length. */
function flat(key: string): string {
  if (key.length > scratch.length) return Buffer.from(key, 'latin1').latin1Slice();
  return scratch.latin1Slice(0, scratch.latin1Write(key, 0));
}

function duplicateKeyError(namespace: string, spec: IndexSpec, keyValue: Doc): MongoError {
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${shell(value)}`);
  return new MongoError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: spec.key, keyValue },
  );
}

function shell(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  const id = value as { _bsontype?: string; toHexString?(): string } | null;
  if (id?._bsontype === 'ObjectId') return `ObjectId('${id.toHexString!()}')`;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

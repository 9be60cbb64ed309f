import { MongoError } from '../errors.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { decode, encode, type Doc } from '../values/document.ts';
import { Collection, type CollectionServices } from './collection.ts';
import { CollectionIndex, type IndexSpec } from './collection-index.ts';
import { DocumentCache } from './document-cache.ts';
import { Journal, type JournalOptions } from './journal.ts';
import { Snapshots } from './snapshots.ts';

const DECODED_BYTES = 8 * 1024 * 1024;
const ID_INDEX: IndexSpec = { name: '_id_', key: { _id: 1 }, unique: true };

/** Databases and collections: held in memory, with every write also sent to the journal. */
export class Store {
  readonly journal: Journal;
  readonly snapshots = new Snapshots();
  private readonly collections = new Map<string, Collection>();
  private readonly unloaded = new Set<Collection>();
  private readonly services: CollectionServices;
  private nextId = 1;

  constructor(options: JournalOptions) {
    this.journal = new Journal(options);
    const cache = new DocumentCache(DECODED_BYTES);
    this.services = { journal: this.journal, cache, snapshots: this.snapshots };
    for (const { id, database, name, options: stored, indexes } of this.journal.readCatalog()) {
      const specs = (decode(indexes) as { specs: IndexSpec[] }).specs;
      const collection = new Collection(id, database, name, decode(stored), specs, this.services);
      this.collections.set(collection.namespace, collection);
      this.unloaded.add(collection);
      this.nextId = Math.max(this.nextId, id + 1);
    }
  }

  /**
   * Documents are read from disk when their collection is first used, so that starting takes the same time with any
   * amount of data.
   */
  get(database: string, name: string): Collection | undefined {
    const collection = this.collections.get(`${database}.${name}`);
    if (collection !== undefined && this.unloaded.size > 0 && this.unloaded.delete(collection))
      collection.load();
    return collection;
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()].filter((collection) => collection.createdBy === null);
    return database === undefined ? all : all.filter((collection) => collection.database === database);
  }

  create(database: string, name: string, options: Doc, creator: Transaction | null): Collection {
    checkName(database, name);
    const collation = options['collation'] as Doc | undefined;
    const idIndex = collation === undefined ? ID_INDEX : { ...ID_INDEX, collation };
    const collection = new Collection(this.nextId++, database, name, options, [idIndex], this.services);
    collection.createdBy = creator;
    this.collections.set(collection.namespace, collection);
    if (creator === null) this.saveCatalog(collection);
    return collection;
  }

  /** A collection created in a transaction is stored only when the transaction commits or somebody else uses it. */
  publish(collection: Collection): void {
    if (collection.createdBy === null || collection.isDropped) return;
    collection.createdBy = null;
    this.saveCatalog(collection);
  }

  drop(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.unloaded.delete(collection);
    collection.isDropped = true;
    this.journal.dropCollection(collection.id);
  }

  rename(collection: Collection, name: string): void {
    checkName(collection.database, name);
    this.collections.delete(collection.namespace);
    collection.name = name;
    this.collections.set(collection.namespace, collection);
    this.saveCatalog(collection);
  }

  addIndex(collection: Collection, spec: IndexSpec): void {
    const index = new CollectionIndex(spec);
    for (const slot of collection.slots.values()) {
      const doc = slot.record!.document();
      const keys = index.keysOf(doc);
      const taken = spec.unique ? keys.find((key) => index.tree.first(key) !== undefined) : undefined;
      if (taken !== undefined) throw index.duplicateKey(collection.namespace, taken, doc);
      index.add(keys, slot);
    }
    collection.indexes.push(index);
    this.saveCatalog(collection);
  }

  removeIndex(collection: Collection, name: string): void {
    collection.indexes = collection.indexes.filter((index) => index.spec.name !== name);
    this.saveCatalog(collection);
  }

  private saveCatalog(collection: Collection): void {
    if (collection.createdBy !== null) return;
    const specs = collection.indexes.map((index) => index.spec);
    const { id, database, name } = collection;
    const options = encode(collection.options);
    this.journal.putCollection({ id, database, name, options, indexes: encode({ specs }) });
  }
}

function checkName(database: string, name: string): void {
  const isValid = name !== '' && !name.includes('$') && !name.includes('\0') && !name.startsWith('.');
  if (!isValid || database === '' || /[/\\. "$\0]/.test(database)) {
    throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
  }
}

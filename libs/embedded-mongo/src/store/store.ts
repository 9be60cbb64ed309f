import { MongoError } from '../errors.ts';
import { decode, encode } from '../values/bson/document.ts';
import { Collection, type CollectionServices } from './collection.ts';
import { CollectionIndex, type IndexSpec } from './records/collection-index.ts';
import { DocumentCache } from './records/document-cache.ts';
import { Journal, type JournalOptions } from './journal/journal.ts';
import type { Owner } from './records/records.ts';
import { atOnce, inSlices, type Steps } from './records/slices.ts';
import { decodeSavedKeys } from './records/saved-keys.ts';
import { Snapshots } from './records/snapshots.ts';
import { unsupportedIn } from './unsupported.ts';

const DECODED_BYTES = 8 * 1024 * 1024;
/** Documents in memory, in bytes of BSON. Beyond them, only their keys are. */
const HELD_BYTES = 192 * 1024 * 1024;
const ID_INDEX: IndexSpec = { name: '_id_', key: { _id: 1 }, unique: true };

/** Databases and collections: held in memory, with every write also sent to the journal. */
export class Store {
  readonly journal: Journal;
  readonly snapshots = new Snapshots();
  private readonly collections = new Map<string, Collection>();
  private readonly unloaded = new Set<Collection>();
  private readonly loading = new Map<Collection, Steps<void>>();
  private readonly loads = new Map<Collection, Promise<void>>();
  private readonly services: CollectionServices;
  private nextId = 1;

  constructor(options: JournalOptions) {
    this.journal = new Journal(options);
    const cache = new DocumentCache(DECODED_BYTES);
    const memory = { bytes: 0, limit: options.dataDir === undefined ? Infinity : HELD_BYTES };
    this.services = { journal: this.journal, cache, snapshots: this.snapshots, memory };
    for (const { id, database, name, options: stored, indexes, keys } of this.journal.readCatalog()) {
      const specs = (decode(indexes) as { specs: IndexSpec[] }).specs;
      const collection = new Collection(id, database, name, specs, this.services);
      collection.unsupported = unsupportedIn(decode(stored), specs);
      if (keys) collection.savedKeys = decodeSavedKeys(keys);
      this.collections.set(collection.namespace, collection);
      this.unloaded.add(collection);
      this.nextId = Math.max(this.nextId, id + 1);
    }
  }

  /**
   * Documents are read from disk when their collection is first used, so that starting takes the same time with any
   * amount of data. Who could not wait for `whenLoaded` reads the rest at once.
   */
  get(database: string, name: string): Collection | undefined {
    const collection = this.collections.get(`${database}.${name}`);
    if (collection !== undefined && this.unloaded.has(collection)) atOnce(this.loadingOf(collection));
    return collection;
  }

  /** Reads the collection in slices, while others are served; undefined if there is nothing to wait for. */
  whenLoaded(database: string, name: string): Promise<void> | undefined {
    const collection = this.collections.get(`${database}.${name}`);
    if (collection === undefined || !this.unloaded.has(collection)) return undefined;
    let load = this.loads.get(collection);
    if (load === undefined) {
      load = this.loadInSlices(collection).finally(() => this.loads.delete(collection));
      this.loads.set(collection, load);
    }
    return load;
  }

  get hasUnloaded(): boolean {
    return this.unloaded.size > 0;
  }

  isLoaded(collection: Collection): boolean {
    return !this.unloaded.has(collection);
  }

  private async loadInSlices(collection: Collection): Promise<void> {
    while (this.unloaded.has(collection)) await inSlices(this.loadingOf(collection));
  }

  private loadingOf(collection: Collection): Steps<void> {
    let steps = this.loading.get(collection);
    if (steps === undefined) this.loading.set(collection, (steps = this.load(collection)));
    return steps;
  }

  /** A collection that could not be read remains unread: the next to use it tries again, and fails in the same way. */
  private *load(collection: Collection): Steps<void> {
    try {
      yield* collection.load();
      this.unloaded.delete(collection);
    } finally {
      this.loading.delete(collection);
    }
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()].filter((collection) => collection.createdBy === null);
    return database === undefined ? all : all.filter((collection) => collection.database === database);
  }

  create(database: string, name: string, creator: Owner | null): Collection {
    checkName(database, name);
    const collection = new Collection(this.nextId++, database, name, [ID_INDEX], this.services);
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
    this.loading.delete(collection);
    collection.forget();
    collection.isDropped = true;
    this.journal.dropCollection(collection.id);
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

  /** Call this when all clients are gone. */
  close(): void {
    for (const collection of this.collections.values()) if (this.isLoaded(collection)) collection.saveKeys();
    this.journal.close();
  }

  private saveCatalog(collection: Collection): void {
    if (collection.createdBy !== null || collection.isDropped) return;
    const specs = collection.indexes.map((index) => index.spec);
    // The catalogue's new row has no saved keys, and indexes may have changed.
    collection.savedKeys = null;
    const { id, database, name } = collection;
    this.journal.putCollection({ id, database, name, options: encode({}), indexes: encode({ specs }) });
  }
}

function checkName(database: string, name: string): void {
  const isValid = name !== '' && !name.includes('$') && !name.includes('\0') && !name.startsWith('.');
  if (!isValid || database === '' || /[/\\. "$\0]/.test(database)) {
    throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
  }
}

import { replaceEqualDeep } from '@tanstack/react-query';

export interface Fila {
  _id: string;
  version: number;
}

const lacks = (known: object, said: object): boolean => Object.keys(known).some((campo) => !(campo in said));

/**
 * What the server has said of the things of one kind: the newest state of each, and the last version of what is gone.
 * Whether something is newer is decided here, and nowhere else.
 */
export const createColeccion = <T extends Fila>() => {
  const filas = new Map<string, T>();
  const tombstones = new Map<string, number>();
  /** Told by a reply that says less of it than another has said (a board's): what that left out may be older. */
  const parciales = new Set<string>();

  const put = (known: T | undefined, said: T): boolean => {
    const isPart = known !== undefined && lacks(known, said);
    if (isPart && said.version > known.version) parciales.add(said._id);
    if (!isPart) parciales.delete(said._id);
    const next = known ? replaceEqualDeep(known, isPart ? { ...known, ...said } : said) : said;
    if (next === known) return false;
    tombstones.delete(said._id);
    filas.set(said._id, next);
    return true;
  };

  return {
    get: (id: string): T | undefined => filas.get(id),
    all: () => filas.values(),

    /**
     * What a reply says. Of the same version the reply wins: names in it (an epic's title, a label) change without it.
     * False: nothing has changed, as it is older than what is known, or than its deletion.
     */
    read: (said: T): boolean => {
      const known = filas.get(said._id);
      if (known ? known.version > said.version : said.version <= (tombstones.get(said._id) ?? -1))
        return false;
      return put(known, said);
    },

    /** What an event says. Of what is gone only a restoration counts: a late change must not bring it back. */
    hear: (said: T, version: number, isNew: boolean): boolean => {
      const known = filas.get(said._id);
      if (known) {
        const isKnown = known.version === version && !parciales.has(said._id);
        if (known.version > version || isKnown) return false;
      } else if (tombstones.has(said._id) && !(isNew && version > (tombstones.get(said._id) ?? 0)))
        return false;
      return put(known, said);
    },

    /** `version`: at which it was deleted; undefined: it went with something else, and may come back with it. */
    remove: (id: string, version?: number): boolean => {
      if (version !== undefined) tombstones.set(id, Math.max(version, tombstones.get(id) ?? 0));
      parciales.delete(id);
      return filas.delete(id);
    },

    /** What a change of something else changes in these; `change` gives the same one where it changes nothing. */
    update: (change: (fila: T) => T): boolean => {
      let changed = false;
      for (const [id, fila] of filas) {
        const next = change(fila);
        if (next === fila) continue;
        filas.set(id, next);
        changed = true;
      }
      return changed;
    },

    clear: () => {
      filas.clear();
      tombstones.clear();
      parciales.clear();
    },
  };
};

export type Coleccion<T extends Fila> = ReturnType<typeof createColeccion<T>>;

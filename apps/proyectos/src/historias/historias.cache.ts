import type { moverHistoria } from '@pmp/contracts/proyectos';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { EpicaDoc } from '../epicas/epica.model';
import type { HistoriaDoc } from './historia.model';

const MAX_REMEMBERED = 2_000;
/** Characters of all the stories together. */
const MAX_CHARACTERS = 8_000_000;
const CHARACTERS_OF_THE_REST = 1_000;

type Seen = NonNullable<z.infer<typeof moverHistoria.request>['visto']>;

export interface CachedHistorias {
  historias: HistoriaDoc[];
  epica: EpicaDoc | undefined;
}

/**
 * Stories and epics as this process last read or wrote them. Another replica may have changed them since, so they serve
 * only where a write checks the version, or where the caller says how recent they have to be.
 */
@Injectable()
export class HistoriasCache {
  private readonly historias = new LRUCache<string, HistoriaDoc>({
    max: MAX_REMEMBERED,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ descripcion }) => CHARACTERS_OF_THE_REST + descripcion.length,
  });
  private readonly epicas = new LRUCache<string, EpicaDoc>({ max: MAX_REMEMBERED });

  keep(historias: readonly HistoriaDoc[], epica: EpicaDoc | undefined): void {
    for (const doc of historias) {
      const id = doc._id.toHexString();
      if (doc.version > (this.historias.get(id)?.version ?? 0)) this.historias.set(id, doc);
    }
    if (epica) this.epicas.set(epica._id.toHexString(), epica);
  }

  /** Null if one of them is not remembered, or is older than what the caller has seen. */
  asNewAs({ epica, versiones }: Seen, ids: readonly string[]): CachedHistorias | null {
    const known = this.epicas.get(epica._id);
    if (known?.titulo !== epica.titulo) return null;
    const historias = ids.flatMap((id) => this.historias.get(id) ?? []);
    const isNew = (doc: HistoriaDoc): boolean =>
      doc.version >= (versiones[doc._id.toHexString()] ?? Number.POSITIVE_INFINITY);
    return historias.length === ids.length && historias.every(isNew) ? { historias, epica: known } : null;
  }

  /** Of any age. */
  historia(id: string): HistoriaDoc | null {
    return this.historias.get(id) ?? null;
  }

  /** Of any age. */
  epica(id: string): EpicaDoc | null {
    return this.epicas.get(id) ?? null;
  }

  forget(historia: string): void {
    this.historias.delete(historia);
  }
}

import { Injectable } from '@nestjs/common';
import { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import { EtiquetasReader } from './etiquetas.reader';
import { PersonasReader } from './personas.reader';
import type {
  EpicaDatos,
  HistoriaCopia,
  HistoriaCounted,
  HistoriaDatos,
  HistoriaPlace,
} from './copied-types';

type Row = HistoriaDatos & { _id: string; version: number };

/**
 * Stories from the local copies. A story whose epic is gone counts as gone, even before its own tombstone has arrived.
 */
@Injectable()
export class HistoriasReader {
  constructor(
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaDatos>,
    @InjectCopy(epicaEstado) private readonly epicas: LocalCopy<EpicaDatos>,
    private readonly personas: PersonasReader,
    private readonly etiquetas: EtiquetasReader,
  ) {}

  async find(id: string): Promise<HistoriaCopia | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  async findMany(ids: readonly string[]): Promise<HistoriaCopia[]> {
    return this.complete(await this.rowsOf(ids));
  }

  /** What a measurement counts: of hundreds of stories, nothing else is read. */
  async findCounted(ids: readonly string[]): Promise<HistoriaCounted[]> {
    const filter = { _id: { $in: ids }, eliminado: false };
    const rows = this.historias.model.collection.find<HistoriaCounted>(filter as never, {
      projection: { estado: 1, puntos: 1, epica: 1 },
      batchSize: ids.length + 1,
    });
    return this.withEpicas(await rows.toArray());
  }

  /** Changes whenever a story or an epic of the project does, or a person. */
  async revisionOf(proyecto: string): Promise<string> {
    return (await Promise.all([this.historias.revisionOf(proyecto), this.personas.revision()])).join('.');
  }

  async findPlaces(ids: readonly string[]): Promise<HistoriaPlace[]> {
    return this.placesIn({ _id: { $in: ids } }).toArray();
  }

  /** Asks the owner of the stories how these are now, and their epics. */
  async refresh(ids: readonly string[]): Promise<void> {
    await this.historias.refresh(ids);
    const rows = await this.rowsOf(ids);
    await this.epicas.refresh(rows.map(({ epica }) => epica));
  }

  /** Makes sure that the copy has this version of a story, whose state may arrive after the fact. */
  async catchUpTo(id: string, version: number): Promise<void> {
    const [found] = await this.rowsOf([id]);
    if (!found || found.version < version) await this.refresh([id]);
  }

  /** The project's stories that are not completada. */
  async unfinishedOf(proyecto: string): Promise<HistoriaCopia[]> {
    const filter = { proyecto, estado: { $ne: 'completada' }, eliminado: false };
    const rows = await this.historias.model.collection.find(filter as never).toArray();
    return this.complete(rows as unknown as Row[]);
  }

  /** The project's stories but for those that were completed and have not changed since then. */
  async currentOf(proyecto: string, desde: Date): Promise<HistoriaCopia[]> {
    const recent = { updatedAt: { $gte: desde.toISOString() } };
    const filter = { proyecto, eliminado: false, $or: [{ estado: { $ne: 'completada' } }, recent] };
    const rows = await this.historias.model.collection.find(filter as never).toArray();
    return this.complete(rows as unknown as Row[]);
  }

  private placesIn(filter: object) {
    return this.historias.model.collection.find<HistoriaPlace>({ ...filter, eliminado: false } as never, {
      projection: { proyecto: 1, orden: 1, estado: 1, columna: 1 },
    });
  }

  private async rowsOf(ids: readonly string[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    return this.historias.findMany(ids);
  }

  private async complete(rows: Row[]): Promise<HistoriaCopia[]> {
    const [living, people, labelsOf] = await Promise.all([
      this.withEpicas(rows),
      this.personas.read(rows.flatMap(({ responsable }) => responsable ?? [])),
      this.etiquetas.read(rows.flatMap(({ etiquetas = [] }) => etiquetas)),
    ]);
    return living.map((row) => ({
      ...row,
      responsable: people.get(row.responsable ?? '') ?? null,
      etiquetas: labelsOf(row.etiquetas ?? []),
    }));
  }

  private async withEpicas<T extends { epica: string }>(rows: T[]): Promise<(T & { tituloEpica: string })[]> {
    if (rows.length === 0) return [];
    const ids = [...new Set(rows.map(({ epica }) => epica))];
    const epicas = await this.epicas.model.collection
      .find({ _id: { $in: ids } } as never, { projection: { titulo: 1, eliminado: 1 } })
      .toArray();
    const found = new Map(epicas.map((epica) => [String(epica._id), epica]));
    return rows.flatMap((row) => {
      const epica = found.get(row.epica);
      return epica?.['eliminado'] ? [] : [{ ...row, tituloEpica: String(epica?.['titulo'] ?? '') }];
    });
  }
}

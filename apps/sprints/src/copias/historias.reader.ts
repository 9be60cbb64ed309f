import { Injectable } from '@nestjs/common';
import { epicaEstado, historiaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { EpicaDatos, HistoriaCopia, HistoriaDatos } from './copied-types';

type Row = HistoriaDatos & { _id: string; version: number };

/**
 * Stories from the local copies. A story whose epic is gone counts as gone, even before its own tombstone has arrived.
 */
@Injectable()
export class HistoriasReader {
  constructor(
    @InjectCopy(historiaEstado) private readonly historias: LocalCopy<HistoriaDatos>,
    @InjectCopy(epicaEstado) private readonly epicas: LocalCopy<EpicaDatos>,
  ) {}

  async find(id: string): Promise<HistoriaCopia | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  async findMany(ids: readonly string[]): Promise<HistoriaCopia[]> {
    return this.withEpicas(await this.rowsOf(ids));
  }

  /** Like `findMany`, without querying epics whose titles are known. */
  async findManyKnowing(
    ids: readonly string[],
    titles: ReadonlyMap<string, string>,
  ): Promise<HistoriaCopia[]> {
    const rows = await this.rowsOf(ids);
    const unknown = rows.filter(({ epica }) => !titles.has(epica));
    const known = rows.flatMap((row) => {
      const tituloEpica = titles.get(row.epica);
      return tituloEpica === undefined ? [] : [{ ...row, tituloEpica }];
    });
    return unknown.length ? [...known, ...(await this.withEpicas(unknown))] : known;
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
    await this.historias.settled();
    const filter = { proyecto, estado: { $ne: 'completada' }, eliminado: false };
    const rows = await this.historias.model.collection.find(filter as never).toArray();
    return this.withEpicas(rows as unknown as Row[]);
  }

  private async rowsOf(ids: readonly string[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    await this.historias.settled();
    return this.historias.findMany(ids);
  }

  private async withEpicas(rows: Row[]): Promise<HistoriaCopia[]> {
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

import {
  type FactBatch,
  FactJournal,
  type FactPosition,
  type FactSink,
  isDuplicateKey,
  UnitOfWork,
} from '@pmp/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnchorLogger } from './anchor-logger';
import { AuditoriaRepository } from '../cadena/auditoria.repository';
import type { TrailHeadDoc } from '../cadena/trail-head.model';
import { chain, type LineContent } from '../cadena/chain.rules';
import { contentsOf } from './batch.rules';

/** An event that is twice in one batch is recorded once. */
const distinct = (contenidos: readonly LineContent[], known: ReadonlySet<string>): LineContent[] => [
  ...new Map(
    contenidos
      .filter(({ mensaje }) => !known.has(mensaje))
      .map((contenido) => [contenido.mensaje, contenido]),
  ).values(),
];

/**
 * Records every fact in the trail, once. The lines, the new head and the position in the stream are written in one
 * transaction that requires the old head to be unchanged: of two writers one fails, and a crash leaves all of it or
 * nothing.
 */
@Injectable()
export class AuditoriaWriter implements FactSink, OnModuleInit {
  readonly nombre = 'usuarios-auditoria';
  private head: TrailHeadDoc | null = null;

  constructor(
    private readonly journal: FactJournal,
    private readonly repository: AuditoriaRepository,
    private readonly ancla: AnchorLogger,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.journal.follow(this);
  }

  async position(): Promise<FactPosition | null> {
    this.head = await this.repository.makeHead();
    return this.head.lugar;
  }

  async append(batch: FactBatch): Promise<void> {
    const head = this.head ?? (await this.repository.makeHead());
    const contenidos = contentsOf(batch, new Date());
    try {
      await this.write(head, batch.hasta, distinct(contenidos, new Set()));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await this.repository.findMensajes(contenidos.map(({ mensaje }) => mensaje));
      await this.write(head, batch.hasta, distinct(contenidos, known));
    }
  }

  private async write(
    head: TrailHeadDoc,
    hasta: FactPosition,
    contenidos: readonly LineContent[],
  ): Promise<void> {
    const entradas = chain(head, contenidos);
    this.head = await this.unitOfWork.run((tx) => this.repository.append(head, hasta, entradas, tx));
    this.ancla.moved(this.head);
  }
}

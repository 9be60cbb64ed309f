import {
  type FactBatch,
  FactJournal,
  type FactPosition,
  type FactSink,
  isDuplicateKey,
  UnitOfWork,
} from '@pmp/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Ancla } from './ancla';
import { AuditoriaRepository } from './auditoria.repository';
import type { CabezaDoc } from './cabeza.model';
import { chain, type Contenido } from './cadena.rules';
import { contenidosOf } from './lote.rules';

/** An event twice in one batch is told once. */
const distinct = (contenidos: readonly Contenido[], known: ReadonlySet<string>): Contenido[] => [
  ...new Map(
    contenidos
      .filter(({ mensaje }) => !known.has(mensaje))
      .map((contenido) => [contenido.mensaje, contenido]),
  ).values(),
];

/**
 * Puts every fact into the trail, once. The lines, the new head and the place in the stream are one transaction,
 * which the old head must still fit: of two writers one is refused, and a crash leaves all of it or nothing.
 */
@Injectable()
export class AuditoriaWriter implements FactSink, OnModuleInit {
  readonly nombre = 'usuarios-auditoria';
  private cabeza: CabezaDoc | null = null;

  constructor(
    private readonly journal: FactJournal,
    private readonly repository: AuditoriaRepository,
    private readonly ancla: Ancla,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.journal.follow(this);
  }

  async position(): Promise<FactPosition | null> {
    this.cabeza = await this.repository.makeCabeza();
    return this.cabeza.lugar;
  }

  async append(batch: FactBatch): Promise<void> {
    const cabeza = this.cabeza ?? (await this.repository.makeCabeza());
    const contenidos = contenidosOf(batch, new Date());
    try {
      await this.write(cabeza, batch.hasta, distinct(contenidos, new Set()));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const known = await this.repository.findMensajes(contenidos.map(({ mensaje }) => mensaje));
      await this.write(cabeza, batch.hasta, distinct(contenidos, known));
    }
  }

  private async write(
    cabeza: CabezaDoc,
    hasta: FactPosition,
    contenidos: readonly Contenido[],
  ): Promise<void> {
    const entradas = chain(cabeza, contenidos);
    this.cabeza = await this.unitOfWork.run((tx) => this.repository.append(cabeza, hasta, entradas, tx));
    this.ancla.moved(this.cabeza);
  }
}

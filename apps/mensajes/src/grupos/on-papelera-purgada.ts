import { Injectable } from '@nestjs/common';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { GruposService } from './grupos.service';
import { LastHeardRepository } from './last-heard.repository';

/** News of the project that come later are older than this. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** With its project goes its conversation, messages and files, in batches. */
@Injectable()
@OnFact(papeleraPurgada, { durable: 'mensajes-papelera-purgada' })
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly grupos: GruposService,
    private readonly lastHeard: LastHeardRepository,
  ) {}

  async handle({ datos: { _id, tipo } }: FactOf<typeof papeleraPurgada>, tx: Tx): Promise<void> {
    if (tipo !== 'proyecto' || !(await this.lastHeard.hear(_id, FOR_EVER, tx.session))) return;
    await this.grupos.buryChat({ tipo, _id }, tx);
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { forjaAvance } from '@pmp/contracts/integraciones';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { ChangeElemento } from '../elementos/change-elemento';
import { isForward } from './avance.rules';
import { NamedElemento } from './named-elemento';

/** Code about a story or a task has got further: the item does too, and never back. Epics are moved by people. */
@Controller()
export class OnForjaAvance implements FactHandler<typeof forjaAvance> {
  constructor(
    private readonly named: NamedElemento,
    private readonly changing: ChangeElemento,
  ) {}

  @EventPattern(factPattern(forjaAvance, { durable: 'proyectos-forja-avance' }))
  async handle(@Payload() { datos }: FactOf<typeof forjaAvance>, @Ctx() { tx }: FactContext): Promise<void> {
    const found = await this.named.find(datos, tx.session);
    if (!found || found.kind.tipo === 'epica' || !isForward(found.doc.estado, datos.estado)) return;
    const { kind, caller, id } = found;
    const cambio: object = { estado: datos.estado };
    await this.named.unlessRefused(this.changing.changeIn(tx, kind, caller, id, cambio));
  }
}

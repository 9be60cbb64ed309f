import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { forjaPrueba } from '@pmp/contracts/integraciones';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { CriteriosOfElemento } from '../elementos/criterios-of-elemento';
import { NamedElemento } from './named-elemento';

/** CI has proved a criterion that a commit names, or the commit has been taken back. */
@Controller()
export class OnForjaPrueba implements FactHandler<typeof forjaPrueba> {
  constructor(
    private readonly named: NamedElemento,
    private readonly criterios: CriteriosOfElemento,
  ) {}

  @EventPattern(factPattern(forjaPrueba, { durable: 'proyectos-forja-prueba' }))
  async handle(@Payload() { datos }: FactOf<typeof forjaPrueba>, @Ctx() { tx }: FactContext): Promise<void> {
    const found = await this.named.find(datos, tx.session);
    if (!found || !('criterios' in found.kind.defaults)) return;
    const { kind, caller, id } = found;
    await this.named.unlessRefused(this.criterios.prove(tx, kind, caller, id, datos));
  }
}

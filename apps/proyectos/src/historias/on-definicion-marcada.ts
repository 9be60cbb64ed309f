import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { definicionMarcada } from '@pmp/contracts/sprints';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { objectId } from '../storage/object-id';
import { historia } from './historia.kind';

const CAMPO = { listo: 'puntoListo', hecho: 'puntoHecho' } as const;

/** What is ticked for a story is in its history too, and whoever looks at that is told when it is there. */
@Controller()
export class OnDefinicionMarcada implements FactHandler<typeof definicionMarcada> {
  constructor(
    private readonly historial: HistorialRepository,
    private readonly kinds: Kinds,
  ) {}

  @EventPattern(factPattern(definicionMarcada, { durable: 'proyectos-definicion-marcada' }))
  async handle(
    @Payload() { datos, actor, ocurrido }: FactOf<typeof definicionMarcada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    const { _id, proyecto, cual, texto, cumple } = datos;
    const [found] = await this.kinds.of(historia).findMany([_id], tx.session);
    if (!found || !actor) return;
    const row = {
      _id: objectId(),
      sobre: objectId(_id),
      autor: objectId(actor),
      accion: 'actualizado' as const,
      campo: CAMPO[cual],
      de: cumple ? null : texto,
      a: cumple ? texto : null,
      createdAt: new Date(ocurrido),
    };
    this.historial.insert([row], tx);
    const what = { entidad: 'definicion', accion: 'actualizado', _id, version: found.version } as const;
    tx.live(`proyecto.${proyecto}`, 'cambio', { ...what, datos: null, autor: actor });
  }
}

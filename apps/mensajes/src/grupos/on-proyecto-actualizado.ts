import { Injectable } from '@nestjs/common';
import { proyectoActualizado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { LocalCopies } from '../copias/local-copies';
import { GruposService } from './grupos.service';

/** A project that changes its team brings people into its conversation who have read nothing of it. */
@Injectable()
@OnFact(proyectoActualizado, { durable: 'mensajes-proyecto-actualizado' })
export class OnProyectoActualizado implements FactHandler<typeof proyectoActualizado> {
  constructor(
    private readonly grupos: GruposService,
    private readonly copies: LocalCopies,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoActualizado>, tx: Tx): Promise<void> {
    if (!datos.cambios.includes('equipo')) return;
    const equipo = await this.copies.equipos.find(datos.equipo);
    const personas = equipo?.miembros.map(({ usuario }) => usuario) ?? [];
    await this.grupos.welcome([{ tipo: 'proyecto', _id: datos._id }], personas, tx);
  }
}

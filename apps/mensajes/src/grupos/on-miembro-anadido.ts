import { Injectable } from '@nestjs/common';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { LocalCopies } from '../copias/local-copies';
import { GruposService, type Grupo } from './grupos.service';

@Injectable()
@OnFact(miembroAnadido, { durable: 'mensajes-miembro-anadido' })
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(
    private readonly grupos: GruposService,
    private readonly copies: LocalCopies,
  ) {}

  async handle({ datos: { equipo, usuario } }: FactOf<typeof miembroAnadido>, tx: Tx): Promise<void> {
    const proyectos = await this.copies.proyectosOf([equipo]);
    const deProyecto = proyectos.map(({ _id }): Grupo => ({ tipo: 'proyecto', _id }));
    await this.grupos.welcome([{ tipo: 'equipo', _id: equipo }, ...deProyecto], [usuario], tx);
  }
}

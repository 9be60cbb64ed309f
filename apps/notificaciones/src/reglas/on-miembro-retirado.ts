import { Injectable } from '@nestjs/common';
import { miembroRetirado } from '@pmp/contracts/usuarios';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(miembroRetirado, { durable: 'notificaciones-miembro-retirado' })
export class OnMiembroRetirado implements FactHandler<typeof miembroRetirado> {
  constructor(private readonly avisos: AvisosService) {}

  async handle(evento: FactOf<typeof miembroRetirado>, tx: Tx): Promise<void> {
    const { usuario, nombreEquipo } = evento.datos;
    const aviso = avisoOf(evento, [usuario], {
      tipo: 'equipo',
      aviso: 'miembroRetirado',
      parametros: { equipo: nombreEquipo },
      accion: '/proyectos',
      regla: 'miembro-retirado',
    });
    await this.avisos.raise(aviso, tx);
  }
}

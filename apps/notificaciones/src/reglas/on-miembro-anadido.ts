import { Injectable } from '@nestjs/common';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { avisoOf } from './destinatarios.rules';

@Injectable()
@OnFact(miembroAnadido, { durable: 'notificaciones-miembro-anadido' })
export class OnMiembroAnadido implements FactHandler<typeof miembroAnadido> {
  constructor(private readonly avisos: AvisosService) {}

  async handle(evento: FactOf<typeof miembroAnadido>, tx: Tx): Promise<void> {
    const { usuario, nombreEquipo } = evento.datos;
    const aviso = avisoOf(evento, [usuario], {
      tipo: 'equipo',
      aviso: 'miembroAnadido',
      parametros: { equipo: nombreEquipo },
      accion: '/proyectos',
      regla: 'miembro-anadido',
    });
    await this.avisos.raise(aviso, tx);
  }
}

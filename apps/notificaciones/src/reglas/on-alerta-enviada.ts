import { Injectable } from '@nestjs/common';
import { alertaEnviada } from '@pmp/contracts/ia';
import { type FactHandler, type FactOf, OnFact, type Tx } from '@pmp/platform';
import { AvisosService } from '../notificaciones/avisos.service';
import { ProyectoAudience } from '../personas/proyecto-audience';
import { avisoOf } from './destinatarios.rules';

/** The alert is the cause: whoever was told of it is not told again, even if it is sent again. */
@Injectable()
@OnFact(alertaEnviada, { durable: 'notificaciones-alerta-enviada' })
export class OnAlertaEnviada implements FactHandler<typeof alertaEnviada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  async handle(evento: FactOf<typeof alertaEnviada>, tx: Tx): Promise<void> {
    const { _id, usuarios, proyecto, titulo, descripcion, enlace } = evento.datos;
    const contenido = {
      tipo: 'sistema',
      titulo,
      mensaje: descripcion,
      accion: enlace,
      regla: 'alerta-enviada',
    } as const;
    const personas = await this.audience.among(usuarios, proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, _id), tx);
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { alertaEnviada } from '@pmp/contracts/ia';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { AvisosService } from '../../notificaciones/avisos.service';
import { ProyectoAudience } from '../../personas/proyecto-audience';
import { avisoOf } from '../destinatarios/destinatarios.rules';

/** The alert is the cause: whoever was told of it is not told again, even if it is sent again. */
@Controller()
export class OnAlertaEnviada implements FactHandler<typeof alertaEnviada> {
  constructor(
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
  ) {}

  @EventPattern(factPattern(alertaEnviada, { durable: 'notificaciones-alerta-enviada' }))
  async handle(@Payload() evento: FactOf<typeof alertaEnviada>, @Ctx() { tx }: FactContext): Promise<void> {
    const { _id, usuarios, proyecto, titulo, descripcion, enlace } = evento.datos;
    const contenido = {
      titulo,
      mensaje: descripcion,
      accion: enlace,
      regla: 'alerta-enviada',
      proyecto,
    } as const;
    const personas = await this.audience.among(usuarios, proyecto);
    await this.avisos.raise(avisoOf(evento, personas, contenido, _id), tx);
  }
}

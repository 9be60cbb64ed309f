import type { Credenciales, Prueba, Registro, SegundoPaso } from '@pmp/contracts/usuarios';
import { rutasFactores, rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type AskingSession, CurrentAsking } from '../caller/asking-session';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { ConfirmSesion } from './entrada/confirm-sesion';
import { SesionesService } from './sesiones.service';

@Controller()
export class SesionesController {
  constructor(
    private readonly sesiones: SesionesService,
    private readonly confirming: ConfirmSesion,
  ) {}

  @Ruta(rutasSesiones.confirmar)
  async confirm(
    @CurrentCaller() caller: Caller,
    @Body() prueba: Prueba,
    @CurrentAsking() session: AskingSession,
  ) {
    return { success: true, token: await this.confirming.confirm(caller, prueba, session) };
  }

  @Ruta(rutasSesiones.registrar)
  async register(
    @Body() pedido: Registro,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { creada, ...sesion } = await this.sesiones.register(pedido, { direccion, agente });
    reply.status(creada ? 201 : 200);
    return { success: true, ...sesion };
  }

  @Ruta(rutasFactores.entrar)
  async finish(
    @Body() paso: SegundoPaso,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.sesiones.finish(paso, { direccion, agente })) };
  }

  @Ruta(rutasSesiones.entrar)
  async login(
    @Body() credenciales: Credenciales,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.sesiones.login(credenciales, { direccion, agente })) };
  }
}

import {
  type Credenciales,
  loginSchema,
  registerSchema,
  type Registro,
  sesionReplySchema,
} from '@pmp/contracts/usuarios';
import { Replies, Requires } from '@pmp/platform';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { SesionesService } from './sesiones.service';

@Controller('usuarios')
@Requires('publico')
export class SesionesController {
  constructor(private readonly sesiones: SesionesService) {}

  @Post('register')
  @Replies(sesionReplySchema, { also: [200], refuses: ['forbidden', 'conflict', 'tooMany'] })
  async register(
    @Body({ schema: registerSchema }) pedido: Registro,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { creada, ...sesion } = await this.sesiones.register(pedido, { direccion, agente });
    reply.status(creada ? 201 : 200);
    return { success: true, ...sesion };
  }

  @Post('login')
  @Replies(sesionReplySchema, { refuses: ['unauthenticated', 'forbidden', 'tooMany'] })
  @HttpCode(200)
  async login(
    @Body({ schema: loginSchema }) credenciales: Credenciales,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.sesiones.login(credenciales, { direccion, agente })) };
  }
}

import {
  type EmpresaInicio,
  empresaInicioReplySchema,
  empresaInicioSchema,
  type EmpresaSesion,
  empresaSesionReplySchema,
  empresaSesionSchema,
} from '@pmp/contracts/usuarios';
import { Replies, Requires } from '@pmp/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { EmpresaService } from './empresa.service';

@Controller('usuarios/empresa')
@Requires('publico')
export class EmpresaController {
  constructor(private readonly empresa: EmpresaService) {}

  @Post('inicio')
  @Replies(empresaInicioReplySchema, { refuses: ['unavailable'] })
  @HttpCode(200)
  async begin(@Body({ schema: empresaInicioSchema }) pedido: EmpresaInicio) {
    return { success: true, ...(await this.empresa.begin(pedido)) };
  }

  @Post('sesion')
  @Replies(empresaSesionReplySchema, { refuses: ['forbidden', 'conflict', 'unavailable'] })
  @HttpCode(200)
  async finish(
    @Body({ schema: empresaSesionSchema }) pedido: EmpresaSesion,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.empresa.finish(pedido, { direccion, agente })) };
  }
}

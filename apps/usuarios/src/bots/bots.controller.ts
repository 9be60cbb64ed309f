import type { BotCreate, BotTokenParams, BotUpdate, TokenCreate } from '@pmp/contracts/usuarios';
import { rutasBots } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { BotsService } from './bots.service';

/** No token reaches these routes: one could make others that may do more. */
@Controller()
export class BotsController {
  constructor(private readonly bots: BotsService) {}

  @Ruta(rutasBots.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, bots: await this.bots.list(caller) };
  }

  @Ruta(rutasBots.crear)
  async create(@CurrentCaller() caller: Caller, @Body() pedido: BotCreate) {
    return { success: true, bot: await this.bots.create(caller, pedido) };
  }

  @Ruta(rutasBots.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() pedido: BotUpdate) {
    return { success: true, bot: await this.bots.update(caller, id, pedido) };
  }

  @Ruta(rutasBots.crearToken)
  async createToken(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() pedido: TokenCreate,
  ) {
    return { success: true, ...(await this.bots.createToken(caller, id, pedido)) };
  }

  @Ruta(rutasBots.revocarToken)
  async revokeToken(@CurrentCaller() caller: Caller, @Param() { id, token }: BotTokenParams) {
    await this.bots.revokeToken(caller, id, token);
    return { success: true };
  }

  @Ruta(rutasBots.olvidarLecturas)
  async forgetReadings(@CurrentCaller() caller: Caller, @Param() { id, token }: BotTokenParams) {
    await this.bots.forgetReadings(caller, id, token);
    return { success: true };
  }
}

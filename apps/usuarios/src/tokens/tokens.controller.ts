import type { TokenCreate } from '@pmp/contracts/usuarios';
import { rutasTokens } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { LecturasService } from './token-reads/lecturas.service';
import { TokensService } from './tokens.service';

/** A person's own tokens; no token reaches these routes. */
@Controller()
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly lecturas: LecturasService,
  ) {}

  @Ruta(rutasTokens.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, tokens: await this.tokens.list(caller) };
  }

  @Ruta(rutasTokens.crear)
  async create(@CurrentCaller() caller: Caller, @Body() pedido: TokenCreate) {
    return { success: true, ...(await this.tokens.create(caller, pedido)) };
  }

  @Ruta(rutasTokens.revocar)
  async revoke(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.tokens.revoke(caller._id, id);
    return { success: true };
  }

  /** It may write everywhere again, until it reads such a text once more. */
  @Ruta(rutasTokens.olvidarLecturas)
  async forgetReadings(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.lecturas.forget(caller._id, id);
    return { success: true };
  }
}

import type { LlaveCreate, LlaveUpdate } from '@pmp/contracts/usuarios';
import { rutasLlaves } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { type AskingSession, CurrentAsking } from '../caller/asking-session';
import { CallerDevice } from '../caller/caller-device';
import { CallerSite } from '../caller/caller-site';
import type { Sitio } from '../factores/llaves/sitio.rules';
import { LlavesService } from './llaves.service';

@Controller()
export class LlavesController {
  constructor(private readonly llaves: LlavesService) {}

  @Ruta(rutasLlaves.empezar)
  async begin(
    @CurrentCaller() caller: Caller,
    @CurrentAsking() { sid }: AskingSession,
    @CallerSite() sitio: Sitio | null,
  ) {
    return { success: true, opciones: await this.llaves.begin(caller, sid, sitio) };
  }

  @Ruta(rutasLlaves.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() pedido: LlaveCreate,
    @CurrentAsking() { sid }: AskingSession,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.llaves.create(caller, sid, { ...pedido, agente })) };
  }

  @Ruta(rutasLlaves.renombrar)
  async rename(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() { nombre }: LlaveUpdate,
  ) {
    return { success: true, llave: await this.llaves.rename(caller, id, nombre) };
  }

  @Ruta(rutasLlaves.quitar)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.llaves.remove(caller, id);
    return { success: true };
  }
}

import { rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, CurrentProof, CurrentSession, Ruta } from '@pmp/platform';
import { Controller, Param } from '@nestjs/common';
import { SesionesAbiertasService } from './sesiones-abiertas.service';

/** A person's own sessions. */
@Controller()
export class SesionesAbiertasController {
  constructor(private readonly abiertas: SesionesAbiertasService) {}

  @Ruta(rutasSesiones.listar)
  async list(@CurrentCaller() caller: Caller, @CurrentSession() sid: string) {
    return { success: true, sesiones: await this.abiertas.list(caller, sid) };
  }

  @Ruta(rutasSesiones.cerrarDemas)
  async closeOthers(
    @CurrentCaller() caller: Caller,
    @CurrentSession() sid: string,
    @CurrentProof() probada: Date,
  ) {
    return { success: true, token: await this.abiertas.closeOthers(caller, sid, probada) };
  }

  @Ruta(rutasSesiones.cerrar)
  async close(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.abiertas.close(caller, id);
    return { success: true };
  }
}

import { rutasEmpresa } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Controller, Param } from '@nestjs/common';
import { VinculosService } from './vinculos.service';

@Controller()
export class VinculosController {
  constructor(private readonly vinculos: VinculosService) {}

  @Ruta(rutasEmpresa.listarVinculos)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, vinculos: await this.vinculos.list(caller) };
  }

  @Ruta(rutasEmpresa.desvincular)
  async unlink(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.vinculos.unlink(caller, id);
    return { success: true };
  }
}

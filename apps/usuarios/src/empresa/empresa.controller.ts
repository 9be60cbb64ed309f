import type { EmpresaInicio, EmpresaSesion } from '@pmp/contracts/usuarios';
import { rutasEmpresa } from '@pmp/contracts/usuarios/rutas';
import { Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { EmpresaService } from './empresa.service';

@Controller()
export class EmpresaController {
  constructor(private readonly empresa: EmpresaService) {}

  @Ruta(rutasEmpresa.iniciar)
  async begin(@Body() pedido: EmpresaInicio) {
    return { success: true, ...(await this.empresa.begin(pedido)) };
  }

  @Ruta(rutasEmpresa.entrar)
  async finish(
    @Body() pedido: EmpresaSesion,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.empresa.finish(pedido, { direccion, agente })) };
  }
}

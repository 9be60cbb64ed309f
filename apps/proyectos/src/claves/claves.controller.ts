import { Controller, Param } from '@nestjs/common';
import { rutasBusqueda } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { FindByClave } from './find-by-clave';

@Controller()
export class ClavesController {
  constructor(private readonly finding: FindByClave) {}

  @Ruta(rutasBusqueda.leerClave)
  async get(@CurrentCaller() caller: Caller, @Param() { clave }: { clave: string }) {
    return { success: true, ...(await this.finding.find(caller, clave)) };
  }
}

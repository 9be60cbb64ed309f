import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { type Caller, contentDisposition, CurrentCaller, Ruta } from '@pmp/platform';
import { Controller, Param, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { EraseUsuario } from './erase-usuario';
import { OwnData } from './own-data';

@Controller()
export class BorradoController {
  constructor(
    private readonly borrado: EraseUsuario,
    private readonly datos: OwnData,
  ) {}

  @Ruta(rutasUsuarios.descargarMisDatos)
  async download(@CurrentCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.datos.export(caller), { objectMode: false }), {
      type: 'application/json; charset=utf-8',
      disposition: contentDisposition('mis-datos.json'),
    });
  }

  /** The account ends at once; what other places keep is removed in the background. */
  @Ruta(rutasUsuarios.borrar)
  async erase(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.borrado.erase(caller, id);
    return { success: true };
  }
}

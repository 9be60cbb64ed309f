import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { AskForEquipo } from './ask-for-equipo';

/** Only for signed-in people: outsiders must not learn who administers an installation, or that nobody does yet. */
@Controller()
export class AdministracionController {
  constructor(private readonly asking: AskForEquipo) {}

  @Ruta(rutasUsuarios.leerAdministracion)
  async administracion(@CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.asking.administracion(caller)) };
  }

  @Ruta(rutasUsuarios.pedirEquipo)
  async ask(@CurrentCaller() caller: Caller, @CallerAddress() direccion: string) {
    await this.asking.ask(caller, direccion);
    return { success: true };
  }
}

import { erroresUsuarios, ordenarPersona, type Usuario } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern, DomainError } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { RecuperacionService } from '../recuperacion/recuperacion.service';
import { SegundoFactorService } from '../segundo-factor/segundo-factor.service';
import { toUsuario } from '../usuarios/usuario.mapper';
import { UsuariosRepository } from '../usuarios/usuarios.repository';
import { UsuariosService } from '../usuarios/usuarios.service';

type Orden = z.output<typeof ordenarPersona.request>;

/** Done for whoever operates the installation: the broker lets nobody else give this command. */
@Controller()
export class OrdenarPersonaCommand implements CommandHandler<typeof ordenarPersona> {
  constructor(
    private readonly usuarios: UsuariosRepository,
    private readonly cuentas: UsuariosService,
    private readonly recuperacion: RecuperacionService,
    private readonly segundoFactor: SegundoFactorService,
  ) {}

  @MessagePattern(commandPattern(ordenarPersona))
  async handle(@Payload() orden: Orden): Promise<z.input<typeof ordenarPersona.reply>> {
    const known = await this.usuarios.findByCorreo(orden.correo);
    const before = known ? toUsuario(known) : await this.make(orden);
    const { rol, estado } = orden;
    const usuario = await this.cuentas.changeAccount(before._id, { rol, estado }, null);
    if (orden.sinFactor) await this.segundoFactor.reset(usuario._id);
    const enlace = orden.enlace ? await this.recuperacion.enlaceOf(usuario._id) : null;
    return { creada: !known, usuario, enlace };
  }

  private async make({ crear, correo, nombre }: Orden): Promise<Usuario> {
    if (!crear) throw new DomainError(erroresUsuarios.usuarioNoEncontrado);
    if (!nombre) throw new DomainError(erroresUsuarios.sinNombre);
    return this.cuentas.makeAccount({ correo, nombre });
  }
}

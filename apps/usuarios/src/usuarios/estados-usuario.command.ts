import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { usuarioEstado } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern, newerEstados } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { toUsuarioEstado } from './usuario.mapper';
import { UsuariosRepository } from './usuarios.repository';

const pregunta = estadosDe(usuarioEstado);

@Controller()
export class EstadosUsuarioCommand implements CommandHandler<typeof pregunta> {
  constructor(private readonly usuarios: UsuariosRepository) {}

  @MessagePattern(commandPattern(pregunta))
  async handle(@Payload() { vistos }: PreguntaEstados) {
    return newerEstados(await this.usuarios.findMany(Object.keys(vistos)), { vistos }, toUsuarioEstado);
  }
}

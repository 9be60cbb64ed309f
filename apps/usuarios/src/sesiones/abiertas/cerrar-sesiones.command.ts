import { cerrarSesiones } from '@pmp/contracts/usuarios';
import { commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { SesionesAbiertasService } from './sesiones-abiertas.service';

type Request = z.infer<typeof cerrarSesiones.request>;

@Controller()
export class CerrarSesionesCommand {
  constructor(private readonly abiertas: SesionesAbiertasService) {}

  @MessagePattern(commandPattern(cerrarSesiones))
  async handle(@Payload() { usuario, sid, sesiones }: Request): Promise<object> {
    for (const each of sesiones) {
      const owner = each === sid ? usuario : await this.abiertas.ownerOf(each);
      if (owner) await this.abiertas.signOut(owner, each);
    }
    return {};
  }
}

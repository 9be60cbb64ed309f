import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarVistas } from '@pmp/contracts/proyectos';
import { CallerCache, type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { VistasService } from './vistas.service';

@Controller()
export class ConsultarVistasCommand implements CommandHandler<typeof consultarVistas> {
  constructor(
    private readonly service: VistasService,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(consultarVistas))
  async handle(
    @Payload() { usuario }: z.infer<typeof consultarVistas.request>,
  ): Promise<z.input<typeof consultarVistas.reply>> {
    const caller = await this.people.find(usuario);
    const found = caller ? await this.service.list(caller) : [];
    return {
      vistas: found.map(({ _id, nombre, consulta, ambito }) => ({ _id, nombre, consulta, ambito })),
    };
  }
}

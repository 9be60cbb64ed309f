import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarPlantillas } from '@pmp/contracts/proyectos';
import { CallerCache, type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { PlantillasService } from './plantillas.service';

@Controller()
export class ConsultarPlantillasCommand implements CommandHandler<typeof consultarPlantillas> {
  constructor(
    private readonly service: PlantillasService,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(consultarPlantillas))
  async handle(
    @Payload() { usuario, proyecto }: z.infer<typeof consultarPlantillas.request>,
  ): Promise<z.input<typeof consultarPlantillas.reply>> {
    const caller = await this.people.find(usuario);
    const found = caller ? await this.service.listPlantillas(caller, proyecto) : [];
    return { plantillas: found.map(({ nombre, tipo, elementos }) => ({ nombre, tipo, elementos })) };
  }
}

import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { textosDeFuera } from '@pmp/contracts/common';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { TextosRepository } from './textos.repository';

@Controller()
export class TextosDeFueraCommand implements CommandHandler<typeof textosDeFuera> {
  constructor(private readonly textos: TextosRepository) {}

  @MessagePattern(commandPattern(textosDeFuera))
  async handle(@Payload() { ids, enteros }: z.output<typeof textosDeFuera.request>) {
    const [some, whole] = await Promise.all([
      this.textos.projectsOf(ids),
      this.textos.projectsAmong(enteros),
    ]);
    return { proyectos: [...new Set([...some, ...whole])] };
  }
}

import { anotarLectura } from '@pmp/contracts/common';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { LecturasService } from './lecturas.service';

@Controller()
export class AnotarLecturaCommand implements CommandHandler<typeof anotarLectura> {
  constructor(private readonly lecturas: LecturasService) {}

  @MessagePattern(commandPattern(anotarLectura))
  async handle(@Payload() { token, proyectos }: z.output<typeof anotarLectura.request>) {
    await this.lecturas.note(token, proyectos);
    return {};
  }
}

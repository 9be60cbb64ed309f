import { lecturasDeToken } from '@pmp/contracts/common';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { LecturasService } from './lecturas.service';

@Controller()
export class LecturasDeTokenCommand implements CommandHandler<typeof lecturasDeToken> {
  constructor(private readonly lecturas: LecturasService) {}

  @MessagePattern(commandPattern(lecturasDeToken))
  async handle(@Payload() { token }: z.output<typeof lecturasDeToken.request>) {
    return { proyectos: await this.lecturas.of(token) };
  }
}

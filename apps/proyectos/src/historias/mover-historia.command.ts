import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { moverHistoria } from '@pmp/contracts/proyectos';
import { commandPattern, type CommandHandler } from '@pmp/platform';
import type { z } from 'zod';
import { MoveHistoria } from './move-historia';

@Controller()
export class MoverHistoriaCommand implements CommandHandler<typeof moverHistoria> {
  constructor(private readonly historia: MoveHistoria) {}

  @MessagePattern(commandPattern(moverHistoria))
  handle(@Payload() request: z.infer<typeof moverHistoria.request>) {
    return this.historia.move(request);
  }
}

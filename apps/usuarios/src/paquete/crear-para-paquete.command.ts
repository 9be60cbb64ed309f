import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { crearParaPaquete } from '@pmp/contracts/usuarios';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { CreateForPackage } from './create-for-package';

@Controller()
export class CrearParaPaqueteCommand implements CommandHandler<typeof crearParaPaquete> {
  constructor(private readonly people: CreateForPackage) {}

  @MessagePattern(commandPattern(crearParaPaquete))
  handle(@Payload() lacking: z.output<typeof crearParaPaquete.request>) {
    return this.people.create(lacking);
  }
}

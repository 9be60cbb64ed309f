import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { CommandHandler } from '../commands/command-handler';
import { commandPattern } from '../transport/patterns';
import { borrarPersona, type ErasedPerson } from './commands';
import { ErasePerson } from './erase-person';

@Controller()
export class BorrarPersonaCommand implements CommandHandler<ReturnType<typeof borrarPersona>> {
  constructor(private readonly personas: ErasePerson) {}

  @MessagePattern(commandPattern(borrarPersona))
  async handle(@Payload() persona: ErasedPerson) {
    return { quedaban: await this.personas.erase(persona) };
  }
}

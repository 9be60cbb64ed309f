import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { CommandHandler } from '../commands/command-handler';
import { commandPattern } from '../transport/patterns';
import { datosDePersona } from './commands';
import { PersonData, type PersonPage } from './person-data';

@Controller()
export class DatosDePersonaCommand implements CommandHandler<ReturnType<typeof datosDePersona>> {
  constructor(private readonly datos: PersonData) {}

  @MessagePattern(commandPattern(datosDePersona))
  handle(@Payload() { _id, cursor }: { _id: string; cursor: string | null }): Promise<PersonPage> {
    return this.datos.page(_id, cursor);
  }
}

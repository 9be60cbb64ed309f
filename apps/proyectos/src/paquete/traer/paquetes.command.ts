import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarPaquete, pull, recibirPaquete, subjectOf, traerPaquete } from '@pmp/paquete';
import { Broker, CommandClient, commandPattern } from '@pmp/platform';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { PaquetesService } from './paquetes.service';

type Request<C extends { request: z.ZodType }> = z.output<C['request']>;

/** For whoever operates the installation. */
@Controller()
export class PaquetesCommand {
  constructor(
    private readonly service: PaquetesService,
    private readonly commands: CommandClient,
    private readonly broker: Broker,
  ) {}

  @MessagePattern(commandPattern(recibirPaquete))
  async receive(@Payload() { canal, equipo }: Request<typeof recibirPaquete>) {
    const bytes = pull(this.commands.unwrap(), this.broker.subject(subjectOf(canal)));
    return { _id: await this.service.receiveLater(Readable.from(bytes), equipo ?? null) };
  }

  @MessagePattern(commandPattern(consultarPaquete))
  get(@Payload() { _id }: Request<typeof consultarPaquete>) {
    return this.service.get(_id);
  }

  @MessagePattern(commandPattern(traerPaquete))
  async take(@Payload() { _id, ...conditions }: Request<typeof traerPaquete>) {
    await this.service.take(_id, conditions);
    return { success: true as const };
  }
}

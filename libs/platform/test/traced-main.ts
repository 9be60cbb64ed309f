import { Controller, Get, Module, Post } from '@nestjs/common';
import { Ctx, EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { InjectConnection } from '@nestjs/mongoose';
import { defineCommand } from '@pmp/contracts/common';
import type { Connection } from 'mongoose';
import { createRequire } from 'node:module';
import { z } from 'zod';
import {
  bootstrap,
  CommandClient,
  commandPattern,
  FactContext,
  factPattern,
  PlatformModule,
  readConfig,
  Requires,
  serviceEnvSchema,
  UnitOfWork,
  type CommandHandler,
  type FactHandler,
  type FactOf,
} from '../src/index';
import { cosaEstado, cosaHecha, newId } from './messaging-service';

/** Two services in one program, chosen by SERVICIO: `origen` sends commands and facts, `destino` handles them. */
const servicio = process.env['SERVICIO']!;
const preguntar = defineCommand('destino', 'preguntar', z.object({}), z.object({ cuantas: z.int() }));

@Controller('cosas')
class CosasController {
  constructor(
    private readonly commands: CommandClient,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Post()
  @Requires('publico')
  async create(): Promise<{ _id: string }> {
    await this.commands.ask(preguntar, {});
    const _id = newId();
    await this.unitOfWork.run((tx) => {
      tx.fact(cosaHecha, { _id, nombre: 'x' });
      tx.state(cosaEstado, _id, 1, { nombre: 'x' });
    });
    return { _id };
  }

  /** Only the instrumentations load this package, so it tells whether tracing was loaded. */
  @Get('cargado')
  @Requires('publico')
  cargado(): { cargado: boolean } {
    const { cache } = createRequire(import.meta.url);
    return { cargado: Object.keys(cache).some((path) => path.includes('require-in-the-middle')) };
  }
}

@Controller()
class OnPreguntar implements CommandHandler<typeof preguntar> {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @MessagePattern(commandPattern(preguntar))
  async handle(): Promise<{ cuantas: number }> {
    return { cuantas: await this.connection.collection('vistos').countDocuments() };
  }
}

@Controller()
class OnCosaHecha implements FactHandler<typeof cosaHecha> {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @EventPattern(factPattern(cosaHecha, { durable: 'destino-cosa-hecha' }))
  async handle(
    @Payload() { datos }: FactOf<typeof cosaHecha>,
    @Ctx() { tx: { session } }: FactContext,
  ): Promise<void> {
    await this.connection.collection('vistos').insertOne({ de: datos._id }, { session });
  }
}

const config = readConfig(serviceEnvSchema);
const copias = servicio === 'destino' ? [cosaEstado] : [];

@Module({
  imports: [PlatformModule.forRoot({ servicio, config, copias })],
  controllers: servicio === 'destino' ? [OnPreguntar, OnCosaHecha] : [CosasController],
})
class TracedModule {}

await bootstrap(TracedModule, config);

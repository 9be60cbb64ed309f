import { Body, Controller, Get, Module, Param, Post, Put, Query, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { idParamSchema, idSchema, replySchema } from '@pmp/contracts/common';
import { Schema } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import {
  assertAllowed,
  CurrentCaller,
  currentActor,
  currentCorrelationId,
  PlatformModule,
  readConfig,
  Replies,
  Requires,
  serviceEnvSchema,
  type Caller,
} from '../src/index';
import { FichasController } from './fichas';
import type { ServiceDeclaration } from '../src/service/service-declaration';

const cosaSchema = z.object({
  titulo: z.string({ error: 'La cosa necesita un título' }).trim().min(1, 'La cosa necesita un título'),
  puntos: z.int({ error: 'Los puntos deben ser un número entero' }).optional(),
  detalle: z.object({ color: z.enum(['rojo', 'azul'], { error: 'El color no es válido' }) }).optional(),
});

const cosaReplySchema = replySchema({ cosa: z.object({ _id: idSchema }).meta({ id: 'Cosa' }) });

const esperaQuerySchema = z.object({ ms: z.coerce.number().int().max(5_000) });

/** One route for each behaviour that the platform guarantees. */
@Controller('cosas')
export class CosasController {
  @Get('abierta')
  @Requires('publico')
  abierta() {
    return { success: true };
  }

  @Get('yo')
  @Requires('autenticado')
  yo(@CurrentCaller() caller: Caller) {
    return {
      caller: { ...caller, equipos: Object.fromEntries(caller.equipos) },
      correlacion: currentCorrelationId(),
      actor: currentActor(),
    };
  }

  @Post()
  @Requires('publico')
  create(@Body({ schema: cosaSchema }) cosa: z.infer<typeof cosaSchema>) {
    return { cosa, polluted: ({} as Record<string, unknown>)['malo'] ?? null };
  }

  @Post('administrar')
  @Requires('usuario.administrar')
  administrar() {
    return { success: true };
  }

  @Put(':id')
  @Requires('proyecto.editar')
  @Replies(cosaReplySchema, { also: [304], refuses: ['tooLarge'] })
  update(@Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, cosa: { _id: id } };
  }

  /** Fails where no request waits for it. */
  @Get('aparte')
  @Requires('publico')
  aparte() {
    void Promise.reject(new Error('rota aparte'));
  }

  @Get('espera')
  @Requires('publico')
  async espera(@Query({ schema: esperaQuerySchema }) { ms }: z.infer<typeof esperaQuerySchema>) {
    await delay(ms);
    return { actor: currentActor(), correlacion: currentCorrelationId() };
  }

  @Get('rota')
  @Requires('publico')
  rota() {
    throw new Error('clave secreta de la base: hunter2');
  }

  @Get('sin-derecho')
  sinDerecho() {
    return { success: true };
  }

  @Get('equipo/:id')
  @Requires('proyecto.ver')
  equipo(
    @Param({ schema: idParamSchema }) { id }: z.infer<typeof idParamSchema>,
    @CurrentCaller() caller: Caller,
  ) {
    assertAllowed(caller, 'proyecto.ver', { equipo: id });
    return { success: true };
  }
}

/** The smallest service on the platform; as in every app, it reads its configuration from the environment. */
export const probeModule = (parts: Partial<ServiceDeclaration> = {}): Type<unknown> => {
  @Module({
    imports: [
      PlatformModule.forRoot({
        servicio: 'sonda',
        config: readConfig(serviceEnvSchema),
        ...parts,
      } as ServiceDeclaration),
      MongooseModule.forFeature([
        { name: 'Cosa', schema: new Schema({ clave: { type: String, unique: true } }) },
      ]),
    ],
    controllers: [CosasController, FichasController],
  })
  class ProbeModule {}
  return ProbeModule;
};

import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  type Decidir,
  decidirSchema,
  propuestaReplySchema,
  propuestasQuerySchema,
  propuestasReplySchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { PropuestasService } from './propuestas.service';

@Controller('propuestas')
export class PropuestasController {
  constructor(private readonly propuestas: PropuestasService) {}

  @Get()
  @Replies(propuestasReplySchema)
  @Requires('proyecto.ver')
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: propuestasQuerySchema }) { proyecto }: { proyecto: string },
  ) {
    return { success: true, propuestas: await this.propuestas.list(caller, proyecto) };
  }

  @Get(':id')
  @Replies(propuestaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, propuesta: await this.propuestas.get(caller, id) };
  }

  @Post(':id/decidir')
  @HttpCode(200)
  @Replies(propuestaReplySchema, { refuses: ['conflict', 'forbidden'] })
  @Requires('proyecto.editar')
  async decide(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: decidirSchema }) pedido: Decidir,
  ) {
    return { success: true, propuesta: await this.propuestas.decide(caller, id, pedido) };
  }

  @Post(':id/deshacer')
  @HttpCode(200)
  @Replies(propuestaReplySchema, { refuses: ['conflict', 'forbidden'] })
  @Requires('proyecto.editar')
  async undo(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, propuesta: await this.propuestas.undo(caller, id) };
  }
}

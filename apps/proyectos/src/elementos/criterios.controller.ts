import { Body, Controller, Delete, Param, Post, Put, type Type } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  criterioParamSchema,
  type CriteriosCreate,
  criteriosCreateSchema,
  type CriterioUpdate,
  criterioUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { CriteriosOfElemento } from './criterios-of-elemento';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';

interface Ids {
  id: string;
  criterioId: string;
}

/** The routes of the criteria of a kind; each answers with the whole element. */
export function criteriosControllerOf<D extends ElementoDoc, S extends Shape>(
  kind: Kind<D, S>,
  reply: Parameters<typeof Replies>[0],
): Type {
  @Controller(`${kind.collection}/:id/criterios`)
  class CriteriosController {
    constructor(private readonly criterios: CriteriosOfElemento) {}

    @Post()
    @Replies(reply)
    @Requires('proyecto.editar')
    async add(
      @CurrentCaller() caller: Caller,
      @Param({ schema: idParamSchema }) { id }: { id: string },
      @Body({ schema: criteriosCreateSchema }) datos: CriteriosCreate,
    ) {
      return { success: true, [kind.tipo]: await this.criterios.add(kind, caller, id, datos) };
    }

    @Put(':criterioId')
    @Replies(reply)
    @Requires('proyecto.editar')
    async change(
      @CurrentCaller() caller: Caller,
      @Param({ schema: criterioParamSchema }) { id, criterioId }: Ids,
      @Body({ schema: criterioUpdateSchema }) datos: CriterioUpdate,
    ) {
      const shape = await this.criterios.change(kind, caller, [id, criterioId], datos);
      return { success: true, [kind.tipo]: shape };
    }

    @Delete(':criterioId')
    @Replies(reply)
    @Requires('proyecto.editar')
    async remove(
      @CurrentCaller() caller: Caller,
      @Param({ schema: criterioParamSchema }) { id, criterioId }: Ids,
    ) {
      return { success: true, [kind.tipo]: await this.criterios.remove(kind, caller, [id, criterioId]) };
    }
  }
  // The document of the API tells the routes of two kinds apart by the names of their classes.
  Object.defineProperty(CriteriosController, 'name', { value: `CriteriosDe${kind.tipo}Controller` });
  return CriteriosController;
}

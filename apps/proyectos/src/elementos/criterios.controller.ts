import { Body, Controller, Param, type Type } from '@nestjs/common';
import type { Ruta as Contract } from '@pmp/contracts/common';
import type { CriteriosCreate, CriterioUpdate } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
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
  rutas: Record<'anadir' | 'cambiar' | 'quitar', Contract>,
): Type {
  @Controller()
  class CriteriosController {
    constructor(private readonly criterios: CriteriosOfElemento) {}

    @Ruta(rutas.anadir)
    async add(
      @CurrentCaller() caller: Caller,
      @Param() { id }: { id: string },
      @Body() datos: CriteriosCreate,
    ) {
      return { success: true, [kind.tipo]: await this.criterios.add(kind, caller, id, datos) };
    }

    @Ruta(rutas.cambiar)
    async change(
      @CurrentCaller() caller: Caller,
      @Param() { id, criterioId }: Ids,
      @Body() datos: CriterioUpdate,
    ) {
      const shape = await this.criterios.change(kind, caller, [id, criterioId], datos);
      return { success: true, [kind.tipo]: shape };
    }

    @Ruta(rutas.quitar)
    async remove(@CurrentCaller() caller: Caller, @Param() { id, criterioId }: Ids) {
      return { success: true, [kind.tipo]: await this.criterios.remove(kind, caller, [id, criterioId]) };
    }
  }
  // The document of the API tells the routes of two kinds apart by the names of their classes.
  Object.defineProperty(CriteriosController, 'name', { value: `CriteriosDe${kind.tipo}Controller` });
  return CriteriosController;
}

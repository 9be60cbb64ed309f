import { Controller, type Type } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { estadosDe, type PreguntaEstados } from '@pmp/contracts/common';
import { commandPattern, newerEstados } from '@pmp/platform';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';
import { Kinds } from './kinds/kinds';

/** Answers how elements of a kind are now. */
export function estadosCommandOf<D extends ElementoDoc, S extends Shape>(kind: Kind<D, S>): Type {
  @Controller()
  class EstadosCommand {
    constructor(private readonly kinds: Kinds) {}

    @MessagePattern(commandPattern(estadosDe(kind.state)))
    async handle(@Payload() { vistos }: PreguntaEstados) {
      const docs = await this.kinds.of(kind).findEstados(Object.keys(vistos));
      return newerEstados(docs, { vistos }, (doc) => (doc.eliminado ? null : kind.toEstado(doc)));
    }
  }
  return EstadosCommand;
}

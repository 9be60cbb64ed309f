import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { consultarCupos } from '@pmp/contracts/sprints';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { SprintsRepository } from '../sprints/sprints.repository';
import { columnasOf } from './columnas.rules';
import { cupoOf } from './cupo.rules';
import { TablerosRepository } from './tableros.repository';

/** Whoever may change the story has been checked by its owner, who asks. */
@Controller()
export class ConsultarCuposCommand implements CommandHandler<typeof consultarCupos> {
  constructor(
    private readonly tableros: TablerosRepository,
    private readonly sprints: SprintsRepository,
  ) {}

  @MessagePattern(commandPattern(consultarCupos))
  async handle(
    @Payload() { proyecto }: z.infer<typeof consultarCupos.request>,
  ): Promise<z.input<typeof consultarCupos.reply>> {
    const [tableros, sprint] = await Promise.all([
      this.tableros.listOf(proyecto),
      this.sprints.findInProgress(proyecto),
    ]);
    const boards = tableros.map(({ columnas }) => columnasOf(columnas));
    const cupos = boards.flatMap((columnas) =>
      columnas.flatMap((columna) => cupoOf(columna, columnas, sprint?.historias) ?? []),
    );
    return { cupos };
  }
}

import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { consultarAcuerdos } from '@pmp/contracts/sprints';
import { CallerCache, type CommandHandler, commandPattern, DomainError } from '@pmp/platform';
import type { z } from 'zod';
import { DefinicionesService } from '../definiciones/definiciones.service';
import { TablerosService } from '../tableros/tableros.service';

@Controller()
export class ConsultarAcuerdosCommand implements CommandHandler<typeof consultarAcuerdos> {
  constructor(
    private readonly tableros: TablerosService,
    private readonly definiciones: DefinicionesService,
    private readonly people: CallerCache,
  ) {}

  @MessagePattern(commandPattern(consultarAcuerdos))
  async handle(
    @Payload() { usuario, proyecto }: z.infer<typeof consultarAcuerdos.request>,
  ): Promise<z.input<typeof consultarAcuerdos.reply>> {
    const caller = await this.people.find(usuario);
    if (!caller) throw new DomainError(erroresProyectos.proyectoNoEncontrado);
    const [{ content }, { listo, hecho }] = await Promise.all([
      // Without a sprint, what is open is in the columns.
      this.tableros.getPrincipal(caller, proyecto, true),
      this.definiciones.get(caller, proyecto),
    ]);
    const { columnas } = await content();
    return {
      columnas: columnas.map(({ nombre, estado, limite, historias }) => ({
        nombre,
        estado,
        limite,
        tarjetas: historias.length,
        puntos: historias.reduce((sum, { puntos }) => sum + (puntos || 0), 0),
      })),
      listo,
      hecho,
    };
  }
}

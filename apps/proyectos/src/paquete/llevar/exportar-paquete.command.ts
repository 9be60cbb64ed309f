import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { exportarPaquete, Offer, type OfExport, subjectOf, TarGzip, toLines } from '@pmp/paquete';
import { refused } from '@pmp/paquete/servicio';
import { Broker, CommandClient, type CommandHandler, commandPattern } from '@pmp/platform';
import type { z } from 'zod';
import { LugarRepository } from '../almacen/lugar.repository';
import { ExportProject } from './export-project';

/** For whoever operates the installation. */
@Controller()
export class ExportarPaqueteCommand implements CommandHandler<typeof exportarPaquete> {
  constructor(
    private readonly lugar: LugarRepository,
    private readonly project: ExportProject,
    private readonly commands: CommandClient,
    private readonly broker: Broker,
  ) {}

  @MessagePattern(commandPattern(exportarPaquete))
  async handle(@Payload() { canal, proyecto, producto }: z.output<typeof exportarPaquete.request>) {
    const found = await this.lugar.findProyecto(proyecto);
    if (!found) throw refused(`no hay ningún proyecto ${proyecto}`);
    const archive = new TarGzip();
    const manifest = this.project.write(archive, found, producto);
    // Whoever takes the bytes hears of it; nobody else is there.
    manifest.catch((error: unknown) => archive.fail(error as Error));
    await Offer.open(this.commands.unwrap(), this.broker.subject(subjectOf(canal)), (wanted) =>
      (wanted as OfExport) === 'manifiesto' ? toLines(only(manifest)) : archive.bytes,
    );
    return { success: true as const };
  }
}

async function* only<T>(one: Promise<T>): AsyncGenerator<T> {
  yield await one;
}

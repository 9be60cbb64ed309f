import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Broker, commandPattern, noDisponible } from '@pmp/platform';
import { mongo } from 'mongoose';
import type { z } from 'zod';
import { fromLines, Offer, pull, toLines } from '../chunks';
import type { Difference, FileRef, ImportPlan } from '../plan';
import { subjectOf } from '../commands';
import { comprobarPaquete, escribirPaquete, leerPaquete, type Wanted } from './part.commands';
import { fromWire, type toWire } from './plan-wire';
import { noneLiving } from './reading';
import { ServicePart } from './service-part';

type Request<C extends (servicio: string) => { request: z.ZodType }> = z.output<ReturnType<C>['request']>;

/** Answers `proyectos`, which packs projects and unpacks them. */
@Controller()
export class PartController {
  constructor(
    private readonly part: ServicePart,
    private readonly broker: Broker,
  ) {}

  @MessagePattern(commandPattern(leerPaquete))
  async read(@Payload() { canal, proyecto, equipo, ...rest }: Request<typeof leerPaquete>) {
    const about = {
      ...rest,
      proyecto: new mongo.ObjectId(proyecto),
      equipo: equipo === null ? null : new mongo.ObjectId(equipo),
      privadas: null,
      living: noneLiving(),
    };
    const lines = async function* (part: ServicePart) {
      for await (const one of part.read(about))
        yield 'bytes' in one ? { bytes: one.bytes.toString('base64') } : one;
    };
    await Offer.open(this.connection, this.subjectOf(canal), () => toLines(lines(this.part)));
    return {};
  }

  @MessagePattern(commandPattern(comprobarPaquete))
  async check(@Payload() { proyecto, difference }: Request<typeof comprobarPaquete>) {
    const { next, subjects, conflicts } = await this.part.check(proyecto, difference as Difference);
    return { next: Object.fromEntries(next), subjects: Object.fromEntries(subjects), conflicts };
  }

  @MessagePattern(commandPattern(escribirPaquete))
  async write(@Payload() { canal }: Request<typeof escribirPaquete>) {
    const from = <T>(que: Wanted) => fromLines<T>(pull(this.connection, this.subjectOf(canal), que));
    const { value: head } = await from<ReturnType<typeof toWire>>({ que: 'plan' }).next();
    const plan: ImportPlan = {
      ...fromWire(head!),
      linesOf: (kinds) => from({ que: 'lineas', kinds: [...kinds] }),
      told: () => from({ que: 'contado' }),
      async *filesOf() {
        for await (const { file, bytes } of from<{ file: FileRef; bytes: string }>({ que: 'archivos' }))
          yield { file, bytes: Buffer.from(bytes, 'base64') };
      },
    };
    await this.part.write(plan);
    return {};
  }

  private get connection() {
    const { connection } = this.broker;
    if (!connection) throw noDisponible('bus');
    return connection;
  }

  private subjectOf(canal: string): string {
    return this.broker.subject(subjectOf(canal));
  }
}

import type { NatsConnection } from '@nats-io/transport-node';
import type { CommandDefinition } from '@pmp/contracts/common';
import type { Paquete } from '@pmp/contracts/proyectos';
import {
  consultarPaquete,
  exportarPaquete,
  fromLines,
  type Manifest,
  Offer,
  type OfExport,
  pull,
  recibirPaquete,
  subjectOf,
  traerPaquete,
} from '@pmp/paquete';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { z } from 'zod';
import { connectBroker } from '../start/broker/connect-broker.ts';
import type { Answer } from '../start/orden/ask-service.ts';
import type { Place } from '../start/place.ts';

const ANSWER_MS = 30_000;
const LOOK_MS = 200;
/** It holds people's names, addresses and texts. */
const ONLY_OWNER = 0o600;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Conditions {
  crearFaltantes: boolean;
  sobrescribir: boolean;
}

/** Has the services of an installation pack projects and unpack them. */
export class Packages {
  private readonly broker: NatsConnection;
  private readonly place: Place;

  private constructor(broker: NatsConnection, place: Place) {
    this.broker = broker;
    this.place = place;
  }

  static async of<T>(place: Place, work: (packages: Packages) => Promise<T>): Promise<T> {
    const broker = await connectBroker(place.natsUrl, 'paquete');
    try {
      return await work(new Packages(broker, place));
    } finally {
      await broker.close();
    }
  }

  /** Writes one project (its id or its key) to a file. */
  async exportTo(proyecto: string, path: string, producto: string): Promise<Manifest> {
    const canal = newId();
    await this.ask(exportarPaquete, { canal, proyecto, producto });
    const partial = `${path}.parcial`;
    try {
      const file = await open(partial, 'w', ONLY_OWNER);
      for await (const bytes of this.pull(canal, 'paquete')) await file.write(bytes);
      await file.sync();
      await file.close();
      const { value: manifest } = await fromLines<Manifest>(this.pull(canal, 'manifiesto')).next();
      await rename(partial, path);
      return manifest as Manifest;
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  /** Gives a package to the installation and waits until it knows what it would be there. */
  async bring(path: string, equipo?: string): Promise<Paquete> {
    const canal = newId();
    const offer = await Offer.open(this.broker, this.subject(subjectOf(canal)), () => createReadStream(path));
    try {
      const { _id } = await this.ask(recibirPaquete, { canal, equipo });
      return await this.settled(_id);
    } finally {
      offer.close();
    }
  }

  /** Has it written; what went wrong is in `fallo`. */
  async take(_id: string, conditions: Conditions): Promise<Paquete> {
    await this.ask(traerPaquete, { _id, ...conditions });
    return this.settled(_id);
  }

  private async settled(_id: string): Promise<Paquete> {
    for (;;) {
      const paquete = await this.ask(consultarPaquete, { _id });
      if (paquete.estado !== 'leyendo' && paquete.estado !== 'escribiendo') return paquete;
      await pause(LOOK_MS);
    }
  }

  private async ask<D extends CommandDefinition>(
    { subject }: D,
    question: z.input<D['request']>,
  ): Promise<z.output<D['reply']>> {
    const options = { timeout: ANSWER_MS };
    const reply = await this.broker
      .request(this.subject(subject), JSON.stringify(question), options)
      .catch(() => {
        throw new Error('«proyectos» no contesta: arranca el producto');
      });
    const { datos, error } = reply.json<Answer<z.output<D['reply']>>>();
    if (error) throw new Error(error.message);
    return datos!;
  }

  private pull(canal: string, wanted: OfExport) {
    return pull(this.broker, this.subject(subjectOf(canal)), wanted);
  }

  private subject(bare: string): string {
    return this.place.prefijo === '' ? bare : `${this.place.prefijo}.${bare}`;
  }
}

const newId = (): string => randomBytes(12).toString('hex');

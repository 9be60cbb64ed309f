import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { leerDocumentoDeCliente } from '@pmp/contracts/integraciones';
import { type CommandHandler, commandPattern } from '@pmp/platform';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { config } from '../config';
import { fetchDocumento } from './fetch-documento';

/** From the question to the answer of the person; what has changed since is read by the next one. */
const KEPT_MS = 5 * 60_000;
const MAX_KEPT = 500;

/** The only service that connects to whatever address somebody names. What could not be read is tried again. */
@Controller()
export class LeerDocumentoDeClienteCommand implements CommandHandler<typeof leerDocumentoDeCliente> {
  private readonly kept = new LRUCache<string, string>({ max: MAX_KEPT, ttl: KEPT_MS });

  @MessagePattern(commandPattern(leerDocumentoDeCliente))
  async handle(@Payload() { url }: z.output<typeof leerDocumentoDeCliente.request>) {
    const known = this.kept.get(url);
    if (known !== undefined) return { documento: known };
    const documento = await fetchDocumento(url, config.WEBHOOKS_REDES_PERMITIDAS);
    if (documento !== null) this.kept.set(url, documento);
    return { documento };
  }
}

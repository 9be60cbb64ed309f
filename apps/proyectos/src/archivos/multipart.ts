import fastifyMultipart from '@fastify/multipart';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { MAX_ARCHIVO_BYTES, MAX_ARCHIVOS_POR_ENVIO } from '@pmp/contracts/proyectos';
import type { FastifyInstance } from 'fastify';

const MAX_FIELDS = 30;
/** The longest text of the API takes up to four times its characters. */
const MAX_FIELD_BYTES = 64 * 1024;

const limits = {
  files: MAX_ARCHIVOS_POR_ENVIO,
  // One more than is allowed: then it is refused with our own words.
  fileSize: MAX_ARCHIVO_BYTES + 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  parts: MAX_FIELDS + MAX_ARCHIVOS_POR_ENVIO,
};

/** Teaches this service's HTTP server to read forms with files. */
@Injectable()
export class Multipart implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Not awaited: that would load the routes before Nest has set the handler of their errors. */
  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(fastifyMultipart, { limits, throwFileSizeLimit: false });
  }
}

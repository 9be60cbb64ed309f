import fastifyMultipart from '@fastify/multipart';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { erroresComunes } from '@pmp/contracts/common';
import { erroresMensajes, MAX_ARCHIVO, MAX_ARCHIVOS_POR_MENSAJE } from '@pmp/contracts/mensajes';
import { DomainError } from '@pmp/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

const MAX_FIELDS = 10;
/** One more than is allowed, so that we see it and say so in our own words. */
const LIMITS = {
  files: MAX_ARCHIVOS_POR_MENSAJE,
  fileSize: MAX_ARCHIVO + 1,
  fields: MAX_FIELDS,
  parts: MAX_ARCHIVOS_POR_MENSAJE + MAX_FIELDS,
};

/** Teaches this service's HTTP server to read forms with files. */
@Injectable()
export class Multipart implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Not awaited: that would load the routes before Nest has set the handler of their errors. */
  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: false });
  }
}

/**
 * Takes the files of a form one after another, as they arrive; its other fields are dropped. `undo`: what to do
 * with those already taken of a form that turns out broken.
 */
export async function eachFile<T>(
  request: FastifyRequest,
  take: (nombre: string | undefined, bytes: Readable) => Promise<T>,
  undo: (taken: T[]) => Promise<void>,
): Promise<T[]> {
  if (!request.isMultipart()) throw new DomainError(erroresComunes.tipoDeContenido);
  const taken: T[] = [];
  try {
    for await (const part of request.files()) taken.push(await take(part.filename, part.file));
  } catch (error) {
    // A piped request is not read to its end by Node: left so, its connection would hang.
    request.raw.unpipe().resume();
    await undo(taken);
    throw readable(error);
  }
  if (taken.length === 0) throw new DomainError(erroresMensajes.sinArchivo);
  return taken;
}

const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

function readable(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (TOO_MANY.has(code ?? '')) return new DomainError(erroresMensajes.demasiadosArchivos);
  const broken = /unexpected end|premature close|aborted|multipart|boundary/i.test(`${code} ${message}`);
  return broken ? new DomainError(erroresMensajes.formularioIncompleto) : error;
}

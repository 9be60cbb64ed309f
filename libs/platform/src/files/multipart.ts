import { Inject, Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

export interface FormLimits {
  files: number;
  fileBytes: number;
  fields: number;
  fieldBytes: number;
}

const FORM_LIMITS = Symbol('FORM_LIMITS');

@Injectable()
class Multipart implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(FORM_LIMITS) private readonly limits: FormLimits,
  ) {}

  /**
   * Not awaited: awaiting would load the routes before Nest has installed their error handler. Imported here, so that
   * services without forms do not load it.
   */
  onModuleInit(): void {
    const { files, fileBytes, fields, fieldBytes } = this.limits;
    const limits = {
      files,
      // One byte above the limit, so that our own error rejects the file instead of the library's.
      fileSize: fileBytes + 1,
      fields,
      fieldSize: fieldBytes,
      parts: fields + files,
    };
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(import('@fastify/multipart'), { limits, throwFileSizeLimit: false });
  }
}

/** Lets a service's HTTP server read forms with files. */
export const readsForms = (limits: FormLimits): Provider[] => [
  { provide: FORM_LIMITS, useValue: limits },
  Multipart,
];

const TOO_MANY_FILES = 'FST_FILES_LIMIT';
const TOO_MUCH = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
const BROKEN = /unexpected end|premature|aborted|terminated early|malformed|multipart|boundary/i;

/** Turns an error of the form reader into one of ours; other errors stay as they are. */
export function formError(error: unknown, refused: { tooManyFiles: ErrorSpec; broken: ErrorSpec }): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === TOO_MANY_FILES) return new DomainError(refused.tooManyFiles);
  if (TOO_MUCH.has(code ?? '')) return new DomainError(erroresComunes.cuerpoDemasiadoGrande);
  const broken = code?.startsWith('FST_') || BROKEN.test(message ?? '');
  return broken ? new DomainError(refused.broken) : error;
}

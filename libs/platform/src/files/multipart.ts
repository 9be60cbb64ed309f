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
   * Not awaited: that would load the routes before Nest has set the handler of their errors. Imported here, so that
   * services without forms do not load it.
   */
  onModuleInit(): void {
    const { files, fileBytes, fields, fieldBytes } = this.limits;
    const limits = {
      files,
      // One more than is allowed: then it is refused with our own words.
      fileSize: fileBytes + 1,
      fields,
      fieldSize: fieldBytes,
      parts: fields + files,
    };
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(import('@fastify/multipart'), { limits, throwFileSizeLimit: false });
  }
}

/** Teaches a service's HTTP server to read forms with files. */
export const readsForms = (limits: FormLimits): Provider[] => [
  { provide: FORM_LIMITS, useValue: limits },
  Multipart,
];

const TOO_MANY_FILES = 'FST_FILES_LIMIT';
const TOO_MUCH = new Set(['FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);
const BROKEN = /unexpected end|premature|aborted|terminated early|malformed|multipart|boundary/i;

/** What went wrong with a form, in our own words; anything else as it is. */
export function formError(error: unknown, refused: { tooManyFiles: ErrorSpec; broken: ErrorSpec }): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === TOO_MANY_FILES) return new DomainError(refused.tooManyFiles);
  if (TOO_MUCH.has(code ?? '')) return new DomainError(erroresComunes.cuerpoDemasiadoGrande);
  const broken = code?.startsWith('FST_') || BROKEN.test(message ?? '');
  return broken ? new DomainError(refused.broken) : error;
}

import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { erroresComunes, type Parametros, STATUS_OF_KIND } from '@pmp/contracts/common';
import mongoose from 'mongoose';
import { DomainError } from './domain-error';
import { errorBody } from './error-body';
import { toDomainError } from './to-domain-error';

/** This process has not been given a name. */
const AWAY = erroresComunes.noDisponible.message({ parte: 'gateway', falta: 'base' });

const named = (name: string, extra: object = {}): Error =>
  Object.assign(new Error('interno'), { name, ...extra });

describe('toDomainError', () => {
  const cases: [string, unknown, number, string][] = [
    [
      'duplicate key',
      named('MongoServerError', { code: 11_000 }),
      409,
      'Ya existe otro elemento con los mismos datos',
    ],
    ['stale version', named('VersionError'), 409, new DomainError(erroresComunes.versionObsoleta).message],
    [
      'malformed id in a query',
      new mongoose.Error.CastError('ObjectId', 'x', '_id'),
      400,
      'El identificador no es válido',
    ],
    ['database away', named('MongoServerSelectionError'), 503, AWAY],
    ...[
      'MongoClientClosedError',
      'MongoExpiredSessionError',
      'MongoPoolClosedError',
      'MongoRuntimeError',
    ].map((name): (typeof cases)[number] => [`service that stops (${name})`, named(name), 503, AWAY]),
    ['bulk write cut off', named('MongoBulkWriteError', { writeErrors: [] }), 503, AWAY],
    ['primary that leaves', named('MongoServerError', { code: 189 }), 503, AWAY],
    [
      'conflict given up, which is no absence',
      named('MongoServerError', {
        code: 112,
        hasErrorLabel: (l: string) => l === 'TransientTransactionError',
      }),
      503,
      erroresComunes.cambiosALaVez.message,
    ],
    [
      'body not JSON',
      Object.assign(new SyntaxError('x'), { statusCode: 400 }),
      400,
      erroresComunes.cuerpoNoLegible.message,
    ],
    [
      'body too large',
      named('FastifyError', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }),
      413,
      erroresComunes.cuerpoDemasiadoGrande.message,
    ],
    [
      'media type',
      named('FastifyError', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      415,
      erroresComunes.tipoDeContenido.message,
    ],
    ['unknown route', new NotFoundException('Cannot GET /x'), 404, erroresComunes.rutaNoEncontrada.message],
    ['another 4xx', named('Error', { statusCode: 406 }), 400, erroresComunes.datosNoValidos.message],
  ];

  it.each(cases)('%s', (_what, thrown, status, message) => {
    const error = toDomainError(thrown)!;
    expect([STATUS_OF_KIND[error.kind], error.message]).toEqual([status, message]);
  });

  it.each([
    new Error('fallo'),
    named('MongoServerError', { code: 2 }),
    named('MongoServerError', { code: 15 }),
    'texto',
    null,
    undefined,
    { statusCode: 500 },
  ])('answers undefined for %o, which is then logged', (thrown) => {
    expect(toDomainError(thrown)).toBeUndefined();
  });
});

describe('errorBody', () => {
  it('writes the common shape, with the form field that a domain error belongs to', () => {
    const spec = {
      kind: 'conflict' as const,
      motivo: 'prueba.correoDuplicado',
      message: 'Ya existe una cuenta con este correo',
      campo: 'correo',
    };
    expect(errorBody(spec, 'peticion-1')).toEqual({
      success: false,
      message: spec.message,
      codigo: 'CONFLICTO',
      motivo: spec.motivo,
      errores: [{ campo: 'correo', message: spec.message, motivo: spec.motivo }],
      requestId: 'peticion-1',
    });
  });

  it('leaves out errores without form fields and fills parameters into the message', () => {
    const spec = {
      kind: 'conflict' as const,
      motivo: 'prueba.tiene',
      message: ({ total }: Parametros) => `Tiene ${total}`,
    };
    expect(errorBody(new DomainError(spec, { total: 3 }), 'peticion-1')).toEqual({
      success: false,
      message: 'Tiene 3',
      codigo: 'CONFLICTO',
      motivo: 'prueba.tiene',
      parametros: { total: 3 },
      requestId: 'peticion-1',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import { formError } from './multipart';

const tooManyFiles: ErrorSpec = { kind: 'invalid', motivo: 'prueba', message: 'Demasiados archivos' };
const broken: ErrorSpec = { kind: 'invalid', motivo: 'prueba', message: 'Formulario roto' };
const said = (error: unknown) => formError(error, { tooManyFiles, broken });

describe('formError', () => {
  it.each([
    [{ code: 'FST_FILES_LIMIT' }, tooManyFiles],
    [{ code: 'FST_FIELDS_LIMIT' }, erroresComunes.cuerpoDemasiadoGrande],
    [{ code: 'FST_MP_PREMATURE_CLOSE' }, broken],
    [new Error('Unexpected end of multipart data'), broken],
  ])('says what is wrong with %j', (error, spec) => {
    expect((said(error) as DomainError).message).toBe(spec.message);
  });

  it('leaves errors unchanged that are not about the form or are already ours', () => {
    for (const error of [new Error('no space left'), new DomainError(broken)])
      expect(said(error)).toBe(error);
  });
});

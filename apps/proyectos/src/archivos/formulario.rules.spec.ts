import { erroresComunes } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { describe, expect, it } from 'vitest';
import { bodyOf, formError } from './formulario.rules';

describe('bodyOf', () => {
  it('reads numbers, keeps texts and what clears, and drops what says nothing', () => {
    const texts = { titulo: '7', tiempoEstimado: '2.5', version: '3', _id: ' ', despuesDe: '', asignado: '' };
    expect(bodyOf(new Map(Object.entries(texts)))).toEqual({
      titulo: '7',
      tiempoEstimado: 2.5,
      version: 3,
      despuesDe: null,
      asignado: '',
    });
  });

  it('leaves a number that is none to the schema', () => {
    expect(bodyOf(new Map([['tiempoEstimado', 'mucho']]))).toEqual({ tiempoEstimado: NaN });
  });
});

describe('formError', () => {
  it.each([
    [{ code: 'FST_FILES_LIMIT' }, erroresProyectos.demasiadosArchivos],
    [{ code: 'FST_FIELDS_LIMIT' }, erroresComunes.cuerpoDemasiadoGrande],
    [{ code: 'FST_MP_PREMATURE_CLOSE' }, erroresProyectos.formularioNoLegible],
    [new Error('Unexpected end of multipart data'), erroresProyectos.formularioNoLegible],
  ])('says what is wrong with %j', (error, spec) => {
    expect((formError(error) as DomainError).message).toBe(spec.message);
  });

  it('passes on what is no fault of the form', () => {
    const error = new Error('no space left');
    expect(formError(error)).toBe(error);
  });
});

import { describe, expect, it } from '@jest/globals';
import { sprintCreateSchema, sprintUpdateSchema } from './sprint';

const PROYECTO = '6920a1b2c3d4e5f600000010';
const HISTORIA = '6920a1b2c3d4e5f600000030';
const valid = { nombre: ' Uno ', fechaInicio: '2026-11-20', fechaFin: '2026-12-04', proyecto: PROYECTO };

const faults = (
  fields: object,
  schema: typeof sprintCreateSchema | typeof sprintUpdateSchema = sprintCreateSchema,
) =>
  Object.fromEntries(
    (schema.safeParse({ ...valid, ...fields }).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]),
  );

const OBLIGATORIAS = 'Las fechas de inicio y fin son obligatorias';

describe('the form of a sprint', () => {
  it('reads days and references, and drops repeated stories', () => {
    const historias = [HISTORIA, { _id: HISTORIA }];
    expect(sprintCreateSchema.parse({ ...valid, historiasSeleccionadas: historias })).toMatchObject({
      nombre: 'Uno',
      fechaInicio: new Date('2026-11-20T00:00:00Z'),
      historiasSeleccionadas: [HISTORIA],
    });
  });

  it.each([
    [{ nombre: '  ' }, { nombre: 'El nombre del sprint es obligatorio' }],
    [
      { fechaInicio: undefined, fechaFin: null },
      { fechaInicio: OBLIGATORIAS, fechaFin: OBLIGATORIAS },
    ],
    [{ fechaFin: '' }, { fechaFin: OBLIGATORIAS }],
    [{ fechaFin: 7 }, { fechaFin: 'La fecha no es válida' }],
    [{ fechaFin: 'mañana' }, { fechaFin: 'La fecha no es válida' }],
    [{ fechaInicio: '2026-02-30' }, { fechaInicio: 'La fecha no es válida' }],
    [{ fechaFin: '2026-11-20' }, { fechaFin: 'La fecha de fin debe ser posterior a la fecha de inicio' }],
    [{ historiasSeleccionadas: ['x'] }, { 'historiasSeleccionadas.0': 'El identificador no es válido' }],
  ])('answers %j in the words of the specification', (fields, expected) => {
    expect(faults(fields)).toEqual(expected);
  });

  it('accepts a change without any field, and does not let a date be cleared', () => {
    expect(sprintUpdateSchema.parse({})).toEqual({});
    expect(faults({ fechaFin: '' }, sprintUpdateSchema)).toEqual({ fechaFin: OBLIGATORIAS });
  });
});

import { describe, expect, it } from '@jest/globals';
import { proyectoCreateSchema, proyectoUpdateSchema } from '../proyectos/proyecto';
import { epicaCreateSchema, epicaUpdateSchema } from './epica';
import { historiaCreateSchema, historiaUpdateSchema } from './historia';
import { historiasLoteSchema, tareasLoteSchema } from './lote';
import { plazosSchema } from './plazo';
import { tareaCreateSchema, tareaUpdateSchema } from './tarea';

const ID = '0123456789abcdef01234567';
const PLAZO = ['inicio', 'fin'];
const DE_PROYECTO = ['fechaInicio', 'fechaFin'];

describe('a day that does not exist', () => {
  it.each([
    ['un proyecto', proyectoCreateSchema, DE_PROYECTO],
    ['un cambio de proyecto', proyectoUpdateSchema, DE_PROYECTO],
    ['una épica', epicaCreateSchema, PLAZO],
    ['un cambio de épica', epicaUpdateSchema, PLAZO],
    ['una historia', historiaCreateSchema, PLAZO],
    ['un cambio de historia', historiaUpdateSchema, PLAZO],
    ['una tarea', tareaCreateSchema, ['fechaLimite']],
    ['un cambio de tarea', tareaUpdateSchema, ['fechaLimite']],
  ])('is refused in %s, with the name of its field', (_of, schema, fields) => {
    for (const campo of fields) expect(pathsOf(schema, { [campo]: '2026-02-30' })).toContain(campo);
  });

  it.each([
    ['historias', historiasLoteSchema, PLAZO],
    ['tareas', tareasLoteSchema, ['fechaLimite']],
  ])('is refused in a change of many %s', (_of, schema, fields) => {
    for (const campo of fields)
      expect(pathsOf(schema, { ids: [ID], cambios: { [campo]: '2026-04-31' } })).toEqual([
        `cambios.${campo}`,
      ]);
  });

  it('is refused in the bars of a timeline', () => {
    const cambios = [{ tipo: 'historia', _id: ID, inicio: '2027-02-29', fin: null }];
    expect(pathsOf(plazosSchema, { proyecto: ID, cambios })).toEqual(['cambios.0.inicio']);
  });
});

function pathsOf(
  schema: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[] }[] } | undefined } },
  value: object,
): string[] {
  return (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));
}

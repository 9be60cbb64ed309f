import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import { z } from 'zod';
import type { DomainError } from '../errors/domain-error';
import { ValidationPipe } from './validation.pipe';

const pipe = new ValidationPipe();
const schema = z.object({
  titulo: z.string({ error: 'El título es obligatorio' }).min(1, 'El título es obligatorio'),
  puntos: z.int().optional(),
  texto: z.string(),
  detalle: z.object({ colores: z.array(z.enum(['rojo'], { error: 'El color no es válido' })) }),
});

const validate = (value: unknown, type: ArgumentMetadata['type'] = 'body'): Promise<unknown> =>
  pipe.transform(value, { type, schema } as ArgumentMetadata);

const refusalOf = (value: unknown): Promise<DomainError> =>
  validate(value).then(
    () => Promise.reject(new Error('aceptado')),
    (error: DomainError) => error,
  );

describe('ValidationPipe', () => {
  it('reports all faulty fields at once, each with its dotted path and Spanish message', async () => {
    const error = await refusalOf({ titulo: '', puntos: 1.5, detalle: { colores: ['rojo', 'verde'] } });
    expect(error.kind).toBe('invalid');
    expect(error.fields).toEqual([
      { campo: 'titulo', message: 'El título es obligatorio' },
      { campo: 'puntos', message: expect.stringMatching(/^Entrada inválida: se esperaba/) },
      { campo: 'texto', message: 'Este campo es obligatorio' },
      { campo: 'detalle.colores.1', message: 'El color no es válido' },
    ]);
    expect(error.message).toBe('El título es obligatorio');
  });

  it('reports only the first error of a field', async () => {
    const correo = z.string().min(1, 'El correo es obligatorio').regex(/@/, 'El correo no es válido');
    const refused = pipe.transform({ correo: '' }, { type: 'body', schema: z.object({ correo }) } as never);
    await expect(refused).rejects.toMatchObject({
      fields: [{ campo: 'correo', message: 'El correo es obligatorio' }],
    });
  });

  it.each([null, 'texto', 7, [], undefined])('rejects %j where an object is expected', async (value) => {
    expect((await refusalOf(value)).kind).toBe('invalid');
  });

  it('rejects an operator where a text is expected', async () => {
    const error = await refusalOf({ titulo: { $gt: '' }, texto: 'x', detalle: { colores: [] } });
    expect(error.fields).toEqual([{ campo: 'titulo', message: 'El título es obligatorio' }]);
  });

  it('drops unknown fields', async () => {
    const body = { titulo: 'a', texto: 'b', detalle: { colores: [], otro: 1 }, rol: 'admin' };
    expect(await validate(body)).toEqual({ titulo: 'a', texto: 'b', detalle: { colores: [] } });
  });

  it('limits the number of errors', async () => {
    const error = await refusalOf({
      titulo: 'a',
      texto: 'b',
      detalle: { colores: Array(5_000).fill('verde') },
    });
    expect(error.fields).toHaveLength(100);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import { defineErrors, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import type { DomainError } from '../errors/domain-error';
import { ValidationPipe } from './validation.pipe';

const errores = defineErrors('prueba', {
  sinTitulo: { kind: 'invalid', message: 'El título es obligatorio' },
  largo: { kind: 'invalid', message: ({ max }) => `Como mucho ${max} letras` },
});
const SIN_TITULO = textOf(errores.sinTitulo);

const pipe = new ValidationPipe();
const schema = z.object({
  titulo: z
    .string({ error: SIN_TITULO })
    .min(1, SIN_TITULO)
    .max(5, textOf(errores.largo, { max: 5 })),
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
      { campo: 'titulo', message: 'El título es obligatorio', motivo: 'prueba.sinTitulo' },
      {
        campo: 'puntos',
        message: expect.stringMatching(/^Entrada inválida: se esperaba/),
        motivo: 'comun.campoNoValido',
      },
      { campo: 'texto', message: 'Este campo es obligatorio', motivo: 'comun.campoObligatorio' },
      { campo: 'detalle.colores.1', message: 'El color no es válido', motivo: 'comun.campoNoValido' },
    ]);
    expect(error).toMatchObject({ message: 'El título es obligatorio', motivo: 'prueba.sinTitulo' });
  });

  it('tells what the places of a sentence hold, of the field and of the whole', async () => {
    const error = await refusalOf({ titulo: 'demasiado', texto: 'x', detalle: { colores: [] } });
    const said = { message: 'Como mucho 5 letras', motivo: 'prueba.largo', parametros: { max: 5 } };
    expect(error).toMatchObject(said);
    expect(error.fields).toEqual([{ campo: 'titulo', ...said }]);
  });

  it('reports only the first error of a field', async () => {
    const correo = z.string().min(1, 'El correo es obligatorio').regex(/@/, 'El correo no es válido');
    const refused = pipe.transform({ correo: '' }, { type: 'body', schema: z.object({ correo }) } as never);
    await expect(refused).rejects.toMatchObject({
      fields: [{ campo: 'correo', message: 'El correo es obligatorio', motivo: 'comun.campoNoValido' }],
    });
  });

  it.each([null, 'texto', 7, [], undefined])('rejects %j where an object is expected', async (value) => {
    expect((await refusalOf(value)).kind).toBe('invalid');
  });

  it('rejects an operator where a text is expected', async () => {
    const error = await refusalOf({ titulo: { $gt: '' }, texto: 'x', detalle: { colores: [] } });
    expect(error.fields).toEqual([
      { campo: 'titulo', message: 'El título es obligatorio', motivo: 'prueba.sinTitulo' },
    ]);
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

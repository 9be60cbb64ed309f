/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { claveSchema, historiaUpdateSchema, proyectoUpdateSchema } from '@pmp/contracts/proyectos';
import {
  contrasenaNuevaSchema,
  correoSchema,
  MIN_CONTRASENA as CONTRACT_MIN_CONTRASENA,
  MIN_MIEMBROS as CONTRACT_MIN_MIEMBROS,
  nombreUsuarioSchema,
} from '@pmp/contracts/usuarios';
import type { z } from 'zod';
import acceso from '../i18n/es/acceso.json' with { type: 'json' };
import backlog from '../i18n/es/backlog.json' with { type: 'json' };
import proyectos from '../i18n/es/proyectos.json' with { type: 'json' };
import {
  endsBeforeStart,
  isBlank,
  isClave,
  isContrasenaCorta,
  isCorreo,
  isPuntos,
  isTooLong,
  MIN_CONTRASENA,
  MIN_MIEMBROS,
} from './validators';

const firstMessage = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('validators give the same verdict and text as the contract', () => {
  it.each([
    '',
    '  ',
    'ana',
    'ana@empresa',
    'a na@empresa.com',
    '@b.c',
    'ana@empresa.com',
    ' ana@empresa.com ',
  ])('correo %j', (correo) => {
    const expected = isBlank(correo)
      ? acceso.validacion.correo
      : isCorreo(correo)
        ? undefined
        : acceso.validacion.correoFormato;
    expect(firstMessage(correoSchema, correo)).toBe(expected);
  });

  it.each(['', ' ', 'A', 'AB', ' AB ', 'ABCDEFGHIJ', 'ABCDEFGHIJK'])('clave %j', (clave) => {
    expect(firstMessage(claveSchema, clave)).toBe(isClave(clave) ? undefined : proyectos.validacion.clave);
  });

  it.each(['12345', '123456', ' 1234'])('contraseña %j', (clave) => {
    const expected = isContrasenaCorta(clave)
      ? acceso.validacion.contrasenaCorta.replace('{{min}}', String(MIN_CONTRASENA))
      : undefined;
    expect(firstMessage(contrasenaNuevaSchema, clave)).toBe(expected);
  });

  it.each(['', '   ', 'Ana', 'x'.repeat(200), 'x'.repeat(201)])('nombre of %#', (nombre) => {
    const expected = isBlank(nombre)
      ? acceso.validacion.nombre
      : isTooLong(nombre)
        ? proyectos.validacion.largo
        : undefined;
    expect(firstMessage(nombreUsuarioSchema, nombre)).toBe(expected);
  });

  it.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20', ''],
  ])('from %s to %s', (fechaInicio, fechaFin) => {
    const expected = endsBeforeStart(fechaInicio, fechaFin) ? proyectos.validacion.fechaFin : undefined;
    expect(firstMessage(proyectoUpdateSchema, { fechaInicio, fechaFin })).toBe(expected);
  });

  it.each([-1, 0, 0.5, 1000, 1001, Number.NaN])('puntos %s', (puntos) => {
    const expected = isPuntos(puntos) ? undefined : backlog.validacion.puntos;
    expect(firstMessage(historiaUpdateSchema, { puntos })).toBe(expected);
  });

  it('limits', () => {
    expect([MIN_CONTRASENA, MIN_MIEMBROS]).toEqual([CONTRACT_MIN_CONTRASENA, CONTRACT_MIN_MIEMBROS]);
  });
});

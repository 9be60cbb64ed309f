import { describe, expect, it } from '@jest/globals';
import { serviceEnvSchema } from '@pmp/platform';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatOptions } from 'oxfmt';
import { z } from 'zod';
import { gatewayEnvSchema } from '../../apps/gateway/src/env';
import { iaEnvSchema } from '../../apps/ia/src/env';
import { integracionesEnvSchema } from '../../apps/integraciones/src/env';
import { mensajesEnvSchema } from '../../apps/mensajes/src/env';
import { notificacionesEnvSchema } from '../../apps/notificaciones/src/env';
import { proyectosEnvSchema } from '../../apps/proyectos/src/env';
import { usuariosEnvSchema } from '../../apps/usuarios/src/env';
import { configuracionOf } from './configuracion';

const PROGRAMS = [
  { nombre: 'gateway', schema: gatewayEnvSchema },
  { nombre: 'usuarios', schema: usuariosEnvSchema },
  { nombre: 'proyectos', schema: proyectosEnvSchema },
  { nombre: 'sprints', schema: serviceEnvSchema },
  { nombre: 'mensajes', schema: mensajesEnvSchema },
  { nombre: 'notificaciones', schema: notificacionesEnvSchema },
  { nombre: 'ia', schema: iaEnvSchema },
  { nombre: 'integraciones', schema: integracionesEnvSchema },
];

describe('docs/configuracion.md', () => {
  it('lists the variables that the programs validate', async () => {
    const target = new URL('../../docs/configuracion.md', import.meta.url).pathname;
    const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatOptions;
    const { code: text } = await format(target, configuracionOf(serviceEnvSchema, PROGRAMS), options);
    if (process.env['npm_lifecycle_event'] === 'docs:configuracion') writeFileSync(target, text);
    expect(readFileSync(target, 'utf8')).toBe(text);
  });

  it('cannot be generated while a variable lacks a description', () => {
    const schema = z.object({ MUDA: z.string() });
    expect(() => configuracionOf(schema, [])).toThrow('MUDA does not say what it is for');
  });
});

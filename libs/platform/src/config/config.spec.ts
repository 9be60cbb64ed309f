import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, parseConfig, readConfig, serviceEnvSchema, withExamples } from './config';

const VALID = { PORT: '3001', MONGODB_URI: 'mongodb://localhost', NATS_URL: 'nats://localhost' };

const { TZ } = process.env;
afterEach(() => {
  jest.restoreAllMocks();
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

describe('parseConfig', () => {
  it('fills in the defaults and converts numeric strings to numbers', () => {
    expect(parseConfig(serviceEnvSchema, VALID)).toEqual({
      ...VALID,
      PORT: 3001,
      HOST: '127.0.0.1',
      NATS_PREFIJO: '',
      SECRETO_GATEWAY: [],
      ZONA_HORARIA: Intl.DateTimeFormat().resolvedOptions().timeZone,
      COPIAS_EDAD_MAXIMA_S: 60,
      MIGRAR_ESPERA: 300,
      LOG_NIVEL: 'info',
    });
  });

  it('uses the given time zone, or else that of the server', () => {
    const zonaOf = (ZONA_HORARIA: string) =>
      parseConfig(serviceEnvSchema, { ...VALID, ZONA_HORARIA }).ZONA_HORARIA;
    expect(zonaOf('America/Mexico_City')).toBe('America/Mexico_City');
    process.env['TZ'] = 'Pacific/Auckland';
    expect(zonaOf('')).toBe('Pacific/Auckland');
    process.env['TZ'] = 'Marte/Olympus';
    expect(zonaOf('')).toBe('UTC');
  });

  it('reads the keys a service adds', () => {
    const schema = serviceEnvSchema.extend({ SESION_DIAS: z.coerce.number().default(30) });
    expect(parseConfig(schema, { ...VALID, SESION_DIAS: '7' }).SESION_DIAS).toBe(7);
    expect(parseConfig(schema, VALID).SESION_DIAS).toBe(30);
  });

  it('treats an empty variable as absent', () => {
    expect(parseConfig(serviceEnvSchema, { ...VALID, HOST: '' }).HOST).toBe('127.0.0.1');
    expect(() => parseConfig(serviceEnvSchema, { ...VALID, PORT: '' })).toThrow(
      'PORT: falta y es obligatoria',
    );
  });

  it('reports all faults at once, in Spanish', () => {
    const fault = (): unknown =>
      parseConfig(serviceEnvSchema, { PORT: '99999', MONGODB_URI: 'postgres://x', LOG_NIVEL: 'mucho' });
    expect(fault).toThrow(ConfigError);
    expect(fault).toThrow(/PORT: debe ser un puerto/);
    expect(fault).toThrow(/MONGODB_URI: debe empezar por mongodb/);
    expect(fault).toThrow(/NATS_URL: falta y es obligatoria/);
    expect(fault).toThrow(/LOG_NIVEL: /);
  });

  it.each([
    [{ NATS_USUARIO: 'pmp' }, 'NATS_CLAVE: falta'],
    [{ NATS_CLAVE: 'x' }, 'NATS_USUARIO: falta'],
    [
      { NATS_USUARIO: 'pmp', NATS_CLAVE: 'x', NATS_CREDENCIALES: import.meta.filename },
      'NATS_CREDENCIALES: sobra',
    ],
    [{ NATS_CREDENCIALES: '/no/existe.creds' }, 'NATS_CREDENCIALES: no es un fichero que se pueda leer'],
    [{ NATS_CA: '/no/existe.pem' }, 'NATS_CA: no es un fichero que se pueda leer'],
    [{ ZONA_HORARIA: 'Marte/Olympus' }, 'ZONA_HORARIA: no es una zona horaria de IANA'],
    [{ NATS_URL: 'http://nats' }, 'NATS_URL: debe ser una o varias direcciones nats://'],
  ])('refuses incomplete or invalid settings: %j', (env, fault) => {
    expect(() => parseConfig(serviceEnvSchema, { ...VALID, ...env })).toThrow(fault);
  });

  it('never prints a value, because it may be a password', () => {
    const fault = (): unknown => parseConfig(serviceEnvSchema, { ...VALID, MONGODB_URI: 'ana:hunter2@base' });
    expect(fault).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });
});

describe('a program that is only checked', () => {
  it('needs no variable: those that are missing have an example', () => {
    expect(parseConfig(serviceEnvSchema, withExamples(serviceEnvSchema, { PORT: '3001' }))).toMatchObject({
      PORT: 3001,
      MONGODB_URI: expect.stringMatching(/^mongodb:/),
      NATS_URL: expect.stringMatching(/^nats:/),
    });
  });
});

describe('readConfig', () => {
  it('ends the process with the faults on stderr', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = jest.spyOn(process, 'exit').mockImplementation((() => {
      throw new Error('exit');
    }) as never);
    expect(() => readConfig(serviceEnvSchema, {})).toThrow('exit');
    expect(exit).toHaveBeenCalledWith(78);
    expect(written.mock.calls[0]![0]).toMatch(/PORT[\s\S]*MONGODB_URI[\s\S]*NATS_URL/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('defaults to a demo that only this machine can reach', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, mongodbUri: null });
  });

  it('publishes credentials only if they are the well-known demo ones', () => {
    expect(readSettings({}).publicCredentials).not.toBeNull();
    const own = readSettings({ ADMIN_CORREO: 'ana@ejemplo.es', ADMIN_CONTRASENA: 'secreta1' });
    expect(own.publicCredentials).toBeNull();
    expect(own.admin?.correo).toBe('ana@ejemplo.es');
  });

  it('creates no well-known account if other machines can reach it', () => {
    expect(readSettings({ HOST: '0.0.0.0' })).toMatchObject({ demo: false, admin: null });
  });

  it('makes no demo for an operator who brings an own administrator, unless asked to', () => {
    const own = { ADMIN_CORREO: 'ana@ejemplo.es', ADMIN_CONTRASENA: 'secreta1' };
    expect(readSettings(own).demo).toBe(false);
    expect(readSettings({ ...own, DEMO: '1' }).demo).toBe(true);
  });

  it.each([{ HOST: '0.0.0.0' }, { PROXIES_DE_CONFIANZA: '127.0.0.1' }])(
    'refuses a demo that %j opens to others, in one sentence',
    (env) => {
      expect(() => readSettings({ DEMO: '1', ...env })).toThrow(
        /^DEMO=1 solo vale en esta misma máquina[^.]+\.0\.0\.1\)[^.]+\.$/,
      );
      expect(readSettings(env)).toMatchObject({ demo: false, admin: null });
    },
  );

  it('reads DEMO=0 as no, and an empty variable as absent', () => {
    expect(readSettings({ DEMO: '0', PORT: '' })).toMatchObject({ demo: false, port: 3000 });
  });

  it('reports all faults at once', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'si' })).toThrow(
      'PORT: debe ser un puerto entre 1 y 65000\nDEMO: debe ser 0 o 1',
    );
    for (const PORT of ['0', '1.5', '70000', ' '])
      expect(() => readSettings({ PORT })).toThrow('PORT: debe ser un puerto entre 1 y 65000');
    expect(() => readSettings({ ADMIN_CORREO: 'ana@ejemplo.es' })).toThrow(
      /^ADMIN_CORREO y ADMIN_CONTRASENA van juntas$/,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('defaults to a demo on this machine alone', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, mongodbUri: null });
  });

  it('shows credentials only when they are the well-known demo ones', () => {
    expect(readSettings({}).publicCredentials).not.toBeNull();
    const own = readSettings({ ADMIN_CORREO: 'ana@ejemplo.es', ADMIN_CONTRASENA: 'secreta1' });
    expect(own.publicCredentials).toBeNull();
    expect(own.admin?.correo).toBe('ana@ejemplo.es');
  });

  it('makes no well-known account when other machines can reach it', () => {
    expect(readSettings({ HOST: '0.0.0.0' })).toMatchObject({ demo: false, admin: null });
  });

  it('takes DEMO=0 as no, and an empty variable as absent', () => {
    expect(readSettings({ DEMO: '0', PORT: '' })).toMatchObject({ demo: false, port: 3000 });
  });

  it('names every fault at once', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'si' })).toThrow(/PORT[\s\S]*DEMO/);
    expect(() => readSettings({ ADMIN_CORREO: 'ana@ejemplo.es' })).toThrow(/van juntas/);
  });
});

import { describe, expect, it } from '@jest/globals';
import { gatewayEnvSchema } from './env';
import { SERVICIOS } from './proxy/routes';

const SERVICIO_URLS = Object.fromEntries(
  SERVICIOS.map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:3001/']),
);
const ENV = { PORT: '3000', NATS_URL: 'nats://127.0.0.1', ...SERVICIO_URLS };

const faulty = (env: Record<string, string>): string[] =>
  gatewayEnvSchema.safeParse(env).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('gatewayEnvSchema', () => {
  it('needs no more than port, broker and services', () => {
    expect(gatewayEnvSchema.parse(ENV)).toMatchObject({
      USUARIOS_URL: 'http://127.0.0.1:3001',
      DEMO: false,
      PROXIES_DE_CONFIANZA: [],
    });
  });

  it.each<Record<string, string>>([{ HOST: '0.0.0.0' }, { PROXIES_DE_CONFIANZA: '127.0.0.1' }])(
    'refuses a demonstration that %j opens to others',
    (open) => {
      expect(faulty({ ...ENV, ...open, DEMO: '1' })).toEqual(['DEMO']);
      expect(faulty({ ...ENV, ...open })).toEqual([]);
    },
  );

  it('names every variable that is missing or wrong', () => {
    expect(
      faulty({
        ...ENV,
        IA_URL: 'ftp://x',
        USUARIOS_URL: '',
        PROXIES_DE_CONFIANZA: '10.0.0.0/40',
        CORS_ORIGENES: 'https://panel.example.com/',
        DEMO: 'quizá',
      }).sort(),
    ).toEqual(['CORS_ORIGENES', 'DEMO', 'IA_URL', 'PROXIES_DE_CONFIANZA', 'USUARIOS_URL']);
    expect(faulty({ PORT: '3000' })).toHaveLength(SERVICIOS.length + 1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { parse } from 'yaml';
import { findViolations } from '../boundaries/cruise.ts';
import feature from './feature/feature.ts';
import recurso from './recurso/recurso.ts';
import servicio from './servicio/servicio.ts';
import { pasosOf, pruebasOf, seguir } from './seguir.ts';
import { Taller } from './taller.ts';

/** On two idle cores, all of it takes a minute and a half. */
const PATIENCE_MS = 900_000;

const PRODUCT = ['apps', 'libs', 'tools'];
/** What the generators write, and what they change in other places, is tested there. */
const SERVERS = [
  'apps/riesgos',
  'libs/contracts/(riesgos|notificaciones)',
  'apps/proyectos/(src/actas|test/rights)',
  'apps/notificaciones/test/riesgo-evitado',
  'apps/gateway/src/(env|docs|proxy/routes)',
  'tools/k8s',
  'tools/docs/(arquitectura|configuracion|enlaces|indices)',
];
const PAGES = ['features/riesgos', 'app/shell/barra', 'app/shell/teclado', 'shared/i18n', 'shared/navegar'];

/** The real repository, to which nothing is written. */
const repository = () => new FsTree(resolve(import.meta.dirname, '../..'), false);

const TUTORIAL = 'docs/primer-cambio.md';

let taller: Taller;
let said: string[];
beforeAll(async () => {
  taller = new Taller();
  for (const paso of pasosOf(taller.read(TUTORIAL)))
    taller.write(paso.path, seguir(paso, taller.read(paso.path)));
  said = [
    await taller.generate('servicio', 'riesgos', '--parte', 'riesgos del proyecto'),
    await taller.generate('recurso', 'riesgos', '--servicio', 'riesgos'),
    await taller.generate('recurso', 'actas', '--servicio', 'proyectos'),
    await taller.generate('evento', 'riesgo', 'cerrado', '--servicio', 'riesgos', '--reacciona', 'riesgos'),
    await taller.generate(
      'evento',
      'riesgo',
      'evitado',
      '--servicio',
      'riesgos',
      '--reacciona',
      'notificaciones',
    ),
    await taller.generate('feature', 'riesgos', '--servicio', 'riesgos', '--en', 'Risks'),
  ];
}, PATIENCE_MS);
afterAll(() => taller.close());

describe('what the generators write, and who follows the first change,', () => {
  it(
    'leaves the whole repository compiling, with nothing for the linter to say',
    async () => {
      const result = await taller.run('oxlint/bin/oxlint', ...PRODUCT);
      expect(result).toContain('Found 0 warnings and 0 errors.');
    },
    PATIENCE_MS,
  );

  it(
    'follows the format and the boundaries of the repository',
    async () => {
      await taller.run('oxfmt/bin/oxfmt', '--list-different');
      expect(await findViolations(taller.folder, PRODUCT)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('is deployed like the other services', () => {
    const { services } = parse(taller.read('docker/compose.yaml'), { merge: true });
    expect(services.riesgos).toMatchObject({ build: { args: { APP: 'riesgos' } }, networks: ['datos'] });
    expect(services.gateway.environment.RIESGOS_URL).toBe('http://riesgos:3000');
    expect(services.gateway.depends_on).toHaveProperty('riesgos');
    expect(parse(taller.read('k8s/base/kustomization.yaml')).resources).toContain('riesgos');
    const named = (path: string) => (taller.read(path).match(/\briesgos\b/g) ?? []).length;
    for (const path of ['base/red/gateway', 'base/red/servicios', 'components/vigilancia/red'])
      expect({ path, times: named(`k8s/${path}.yaml`) }).toEqual({ path, times: 1 });
    expect(named('k8s/components/datos-gestionados/red.yaml')).toBe(2);
    expect(named('k8s/components/datos-con-operadores/red.yaml')).toBe(2);
    expect(named('k8s/components/datos-en-el-cluster/red.yaml')).toBe(4);
    expect(named('k8s/base/replicas/services.yaml')).toBe(2);
    for (const trabajo of ['migrar-bases', 'preparar-bases']) {
      const { containers } = parse(taller.read(`k8s/trabajos/${trabajo}.yaml`)).spec.template.spec;
      const names = containers.map(({ name }: { name: string }) => name);
      expect({ trabajo, names }).toEqual({ trabajo, names: expect.arrayContaining(['riesgos']) });
    }
  });

  it('lists what is left to do', () => {
    expect(said.join('')).toContain('tx.fact(riesgoCerrado, { … })');
    expect(said.join('')).toContain('el título en fr, de');
    expect(said.join('')).toContain('a quién se avisa y con qué palabras');
  });
});

interface Tested {
  success: boolean;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Rows of the table of rights about routes that nobody has touched: the repository itself answers for them. */
const UNTOUCHED = 'who may do what (GET|POST|PUT|DELETE) /(?!actas|epicas)';

/** In one process, which loads the packages once: services, besides, give up on a database that answers slowly. */
describe('what the generators write, running,', () => {
  it(
    'passes its own tests, and those of what it has changed',
    async () => {
      const test = async (...args: string[]): Promise<string[]> => {
        const output = await taller.run('jest/bin/jest.js', '--runInBand', '--json', ...args);
        const { success, testResults } = JSON.parse(output) as Tested;
        expect(success).toBe(true);
        const all = testResults.flatMap(({ assertionResults }) => assertionResults);
        const passed = all.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
        expect(all.filter(({ fullName }) => !RegExp(UNTOUCHED).test(fullName))).toHaveLength(passed.length);
        return passed;
      };
      const passed = await test(`--testNamePattern=^(?!${UNTOUCHED})`, ...SERVERS);
      expect(passed.filter((name) => name.includes('/actas')).length).toBeGreaterThan(20);
      expect((await test('-c', 'apps/web/jest.config.mjs', ...PAGES)).length).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );
});

describe('the first change', () => {
  it(
    'passes the tests that its page tells one to run',
    async () => {
      const all = pruebasOf(taller.read(TUTORIAL));
      expect(all.length).toBeGreaterThan(1);
      for (const args of all) {
        const result = JSON.parse(
          await taller.run('jest/bin/jest.js', '--runInBand', '--json', ...args),
        ) as object;
        expect(result).toMatchObject({ success: true, numPendingTests: 0 });
      }
    },
    PATIENCE_MS,
  );

  it('is refused where its page no longer fits the code', () => {
    const paso = { path: 'x.ts', changes: [{ before: 'nada\n', after: '' }] };
    expect(() => seguir(paso, 'algo\n')).toThrow('x.ts ya no dice lo que la página espera');
  });
});

describe('a generator refuses, in Spanish and before it writes anything,', () => {
  it.each([
    ['a name in use', () => servicio(repository(), { nombre: 'ia' }), 'Ya existe apps/ia'],
    [
      'a service that does not exist',
      () => recurso(repository(), { nombre: 'notas', servicio: 'nadie' }),
      'No existe el servicio «nadie»',
    ],
    [
      'a service without projects',
      () => recurso(repository(), { nombre: 'notas', servicio: 'usuarios' }),
      'no decide permisos sobre proyectos',
    ],
    [
      'a plural whose singular it cannot tell',
      () => recurso(repository(), { nombre: 'planes', servicio: 'sprints' }),
      'dilo con --singular',
    ],
    [
      'a resource that already exists',
      () => recurso(repository(), { nombre: 'epicas', servicio: 'proyectos' }),
      'Ya existe apps/proyectos/src/epicas',
    ],
    [
      'a screen for a resource that does not exist',
      () => feature(repository(), { nombre: 'notas', servicio: 'sprints' }),
      'genera antes el recurso',
    ],
  ])('%s', async (_what, generate, sentence) => {
    await expect(generate()).rejects.toThrow(sentence);
  });
});

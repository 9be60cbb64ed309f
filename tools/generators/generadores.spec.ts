import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join, resolve } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { parse } from 'yaml';
import { findViolations } from '../boundaries/cruise.ts';
import feature from './feature/feature.ts';
import recurso from './recurso/recurso.ts';
import servicio from './servicio/servicio.ts';
import { Taller } from './taller.ts';

/** On two idle cores, all of it takes less than a minute. */
const PATIENCE_MS = 900_000;

const APP = ['apps/riesgos', 'libs/contracts/riesgos'];
const SCREEN = 'apps/web/src/features/riesgos';
/** What is written or changed, by the folder whose tsconfig.json says how it is compiled. */
const PROGRAMS: Record<string, string[]> = {
  '.': [...APP, 'apps/proyectos/src/actas/actas.module.ts', 'apps/gateway/src/proxy'],
  tools: ['ataque/rutas', 'start/services.ts', 'fallos/schedule.ts'],
  'apps/web': [
    'src/features/riesgos',
    'src/app/shell/barra/proyecto-links.tsx',
    'src/shared/i18n',
    'src/shared/testing',
  ],
};
const CHECKED = Object.entries(PROGRAMS).flatMap(([folder, paths]) =>
  paths.map((path) => join(folder, path)),
);
const NOT_CHECKED = ['**/*.spec.tsx', '**/render-app.tsx'];

/** The real repository, to which nothing is written. */
const repository = () => new FsTree(resolve(import.meta.dirname, '../..'), false);

let taller: Taller;
let said: string[];
beforeAll(async () => {
  taller = new Taller();
  said = [
    await taller.generate('servicio', 'riesgos', '--parte', 'riesgos del proyecto'),
    await taller.generate('recurso', 'riesgos', '--servicio', 'riesgos'),
    await taller.generate('recurso', 'actas', '--servicio', 'proyectos'),
    await taller.generate('evento', 'riesgo', 'cerrado', '--servicio', 'riesgos', '--reacciona', 'riesgos'),
    await taller.generate('feature', 'riesgos', '--servicio', 'riesgos', '--en', 'Risks'),
  ];
  // Without this, checking what is new would take as long as checking everything.
  for (const [folder, include] of Object.entries(PROGRAMS)) {
    const path = join(folder, 'tsconfig.json');
    const options = JSON.parse(taller.read(path)) as object;
    taller.write(path, JSON.stringify({ ...options, include, exclude: NOT_CHECKED }, null, 2));
  }
}, PATIENCE_MS);
afterAll(() => taller.close());

describe('what the generators write', () => {
  it(
    'compiles, and the linter has nothing to say',
    async () => {
      const ignored = NOT_CHECKED.map((pattern) => `--ignore-pattern=${pattern}`);
      const result = await taller.run('oxlint/bin/oxlint', ...CHECKED, ...ignored);
      expect(result).toContain('Found 0 warnings and 0 errors.');
    },
    PATIENCE_MS,
  );

  it(
    'follows the format and the boundaries of the repository',
    async () => {
      await taller.run('oxfmt/bin/oxfmt', '--list-different', ...APP, SCREEN);
      expect(await findViolations(taller.folder, [...APP, SCREEN])).toEqual([]);
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
    expect(said.join('')).toContain('docs/img/arquitectura.svg');
  });
});

/** In one process, which loads the packages once: services, besides, give up on a database that answers slowly. */
describe('what the generators write, running,', () => {
  it(
    'passes its own tests',
    async () => {
      const lists = ['gateway/src/env', 'proxy/routes', 'tools/k8s', 'tools/docs/configuracion'];
      const test = async (...args: string[]) =>
        JSON.parse(await taller.run('jest/bin/jest.js', '--runInBand', '--json', ...args)) as object;
      const result = await test(...APP, ...lists);
      expect(result).toMatchObject({ numPassedTestSuites: 11, numTotalTestSuites: 11 });
      const screen = ['features/riesgos', 'i18n/catalogues', 'i18n/server-text'];
      const pages = await test('-c', 'apps/web/jest.config.mjs', ...screen);
      expect(pages).toMatchObject({ numPassedTestSuites: 3, numTotalTestSuites: 3 });
    },
    PATIENCE_MS,
  );
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

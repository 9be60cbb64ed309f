import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resolve } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { parse } from 'yaml';
import { findViolations } from '../boundaries/cruise.ts';
import feature from './feature/feature.ts';
import recurso from './recurso/recurso.ts';
import servicio from './servicio/servicio.ts';
import { Taller } from './taller.ts';

/** On two idle cores, all of it takes half a minute. */
const PATIENCE_MS = 900_000;

const APP = ['apps/riesgos', 'libs/contracts/riesgos'];
const SCREEN = 'apps/web/src/features/riesgos';
const NODE = [
  ...APP,
  'apps/proyectos/src/actas/actas.module.ts',
  'apps/gateway/src/proxy',
  'tools/ataque/rutas',
  'tools/start/services.ts',
  'tools/fallos/schedule.ts',
];
const WEB = [
  'src/features/riesgos',
  'src/app/shell/barra/proyecto-links.tsx',
  'src/shared/i18n',
  'src/shared/testing',
];

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
  // Without this, checking one screen would take as long as checking all of them.
  const web = JSON.parse(taller.read('apps/web/tsconfig.json')) as object;
  taller.write(
    'apps/web/tsconfig.json',
    JSON.stringify({ ...web, include: WEB, exclude: ['**/*.spec.*', '**/render-app.tsx'] }, null, 2),
  );
}, PATIENCE_MS);
afterAll(() => taller.close());

describe('what the generators write', () => {
  it.concurrent(
    'compiles',
    async () => {
      taller.write('tsconfig.json', JSON.stringify({ extends: './tsconfig.base.json', include: NODE }));
      const complaints = [
        await taller.run('typescript/bin/tsc', '-p', 'tsconfig.json'),
        await taller.run('typescript/bin/tsc', '-p', 'apps/web'),
      ];
      expect(complaints.join('')).toBe('');
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'follows the style of the repository',
    async () => {
      await taller.run('oxfmt/bin/oxfmt', '--list-different', ...APP, SCREEN);
      await taller.run('oxlint/bin/oxlint', ...APP, SCREEN, '--ignore-pattern', '**/*.spec.tsx');
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
    expect(named('k8s/components/datos-en-el-cluster/red.yaml')).toBe(4);
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

/** Runs alone, because services give up on a database that answers slowly. */
describe('what the generators write, running,', () => {
  it(
    'passes its own tests',
    async () => {
      const lists = ['gateway/src/env', 'proxy/routes', 'tools/k8s', 'tools/docs/configuracion'];
      const result = JSON.parse(await taller.run('jest/bin/jest.js', '--json', ...APP, ...lists)) as object;
      expect(result).toMatchObject({ numPassedTestSuites: 10, numTotalTestSuites: 10 });
      const screen = ['features/riesgos', 'i18n/catalogues', 'i18n/server-text'];
      const web = ['-c', 'apps/web/jest.config.mjs', '--json'];
      const pages = JSON.parse(await taller.run('jest/bin/jest.js', ...web, ...screen)) as object;
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

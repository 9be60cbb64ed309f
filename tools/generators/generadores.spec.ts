import { resolve } from 'node:path';
import { FsTree } from 'nx/src/generators/tree';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../boundaries/cruise.ts';
import feature from './feature/feature.ts';
import recurso from './recurso/recurso.ts';
import servicio from './servicio/servicio.ts';
import { Taller } from './taller.ts';

/** On two quiet cores all of it takes half a minute. */
const PATIENCE_MS = 300_000;

const NODE = [
  'apps/riesgos',
  'libs/contracts/riesgos',
  'apps/proyectos/src/actas',
  'apps/proyectos/test',
  'apps/notificaciones/src/riesgo-cerrado',
  'apps/gateway/src/proxy',
  'apps/gateway/test/gateway.ts',
];
const TOOLS = ['tools/ataque/rutas', 'tools/start/processes.ts', 'tools/fallos/schedule.ts'];
const WEB = ['apps/web/src/features/riesgos', 'apps/web/src/app/screens.tsx', 'apps/web/src/app/shell'];

/** The real one; nothing is written to it. */
const repository = () => new FsTree(resolve(import.meta.dirname, '../..'), false);

let taller: Taller;
let said: string[];
beforeAll(async () => {
  taller = new Taller();
  said = [
    await taller.generate('servicio', 'riesgos', '--parte', 'riesgos del proyecto'),
    await taller.generate('recurso', 'riesgos', '--servicio', 'riesgos'),
    await taller.generate('recurso', 'actas', '--servicio', 'proyectos'),
    await taller.generate(
      'evento',
      'riesgo',
      'cerrado',
      '--servicio',
      'riesgos',
      '--reacciona',
      'notificaciones',
    ),
    await taller.generate('feature', 'riesgos', '--servicio', 'riesgos', '--en', 'Risks'),
  ];
}, PATIENCE_MS);
afterAll(() => taller.close());

describe('what the generators write', () => {
  it('compiles', { timeout: PATIENCE_MS }, async () => {
    const compile = (name: string, base: string, include: string[]) => {
      taller.write(name, JSON.stringify({ extends: base, include }));
      return taller.run('typescript/bin/tsc', '-p', name);
    };
    await Promise.all([
      compile('tsconfig.a.json', './tsconfig.base.json', NODE),
      compile('tsconfig.b.json', './tools/tsconfig.json', TOOLS).then(() =>
        compile('tsconfig.c.json', './apps/web/tsconfig.json', [...WEB, 'apps/web/src/shared/i18n']),
      ),
    ]);
    expect(said).toHaveLength(5);
  });

  it('has the style of the house', { timeout: PATIENCE_MS }, async () => {
    const written = [...NODE, ...TOOLS, ...WEB];
    await Promise.all([
      taller.run('eslint/bin/eslint.js', ...written, '--max-warnings', '0'),
      taller.run('prettier/bin/prettier.cjs', '--check', ...written, 'docker', 'k8s', 'docs'),
    ]);
    expect(await findViolations(taller.folder)).toEqual([]);
  });

  it('passes its own tests', { timeout: PATIENCE_MS }, async () => {
    const files = [
      'apps/riesgos',
      'libs/contracts/riesgos',
      'src/actas',
      'src/riesgo-cerrado',
      'proxy/routes',
    ];
    const output = await taller.run('vitest/vitest.mjs', 'run', ...files);
    expect(output).toMatch(/Test Files +10 passed/);
    const screen = ['features/riesgos', 'i18n/catalogues', 'i18n/server-text', 'proyecto-in-path'];
    expect(await taller.run('vitest/vitest.mjs', 'run', '--root', 'apps/web', ...screen)).toMatch(
      /Test Files +4 passed/,
    );
  });

  it('is deployed like the other services', () => {
    const { services } = parse(taller.read('docker/compose.yaml'), { merge: true });
    expect(services.riesgos).toMatchObject({ build: { args: { APP: 'riesgos' } }, networks: ['datos'] });
    expect(services.gateway.environment.RIESGOS_URL).toBe('http://riesgos:3000');
    expect(services.gateway.depends_on).toHaveProperty('riesgos');
    expect(parse(taller.read('k8s/base/kustomization.yaml')).resources).toContain('riesgos');
    const named = (path: string) => (taller.read(path).match(/\briesgos\b/g) ?? []).length;
    for (const path of ['base/red/gateway', 'base/red/servicios', 'components/vigilancia/red'])
      expect(named(`k8s/${path}.yaml`), path).toBe(1);
    expect(named('k8s/components/datos-gestionados/red.yaml')).toBe(2);
    expect(named('k8s/components/datos-en-el-cluster/red.yaml')).toBe(4);
    for (const trabajo of ['migrar-bases', 'preparar-bases']) {
      const { containers } = parse(taller.read(`k8s/trabajos/${trabajo}.yaml`)).spec.template.spec;
      expect(
        containers.map(({ name }: { name: string }) => name),
        trabajo,
      ).toContain('riesgos');
    }
  });

  it('says what is left to do', () => {
    expect(said.join('')).toContain('tx.fact(riesgoCerrado, { … })');
    expect(said.join('')).toContain('el título en fr, de');
  });
});

describe('a generator refuses, in Spanish and before it writes,', () => {
  it.each([
    [() => servicio(repository(), { nombre: 'ia' }), 'Ya existe apps/ia'],
    [() => recurso(repository(), { nombre: 'notas', servicio: 'nadie' }), 'No existe el servicio «nadie»'],
    [
      () => recurso(repository(), { nombre: 'notas', servicio: 'usuarios' }),
      'no decide permisos sobre proyectos',
    ],
    [() => recurso(repository(), { nombre: 'planes', servicio: 'sprints' }), 'dilo con --singular'],
    [
      () => recurso(repository(), { nombre: 'epicas', servicio: 'proyectos' }),
      'Ya existe apps/proyectos/src/epicas',
    ],
    [() => feature(repository(), { nombre: 'notas', servicio: 'sprints' }), 'genera antes el recurso'],
  ])('%s', async (generate, sentence) => {
    await expect(generate()).rejects.toThrow(sentence);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { writeClient } from '../cliente/write-client.ts';
import { digestOf } from '../respaldo/archive/digest.ts';
import { SERVICES } from '../start/services.ts';
import { packClient, packInstallation } from './archive.ts';
import { CHANGELOG, compareVersions, migrationsOf, parseChangelog, readChangelog } from './changelog.ts';
import { faultsOfVersion } from './check-version.ts';
import { findRenderer } from '../k8s/objetos/render.ts';
import { IMAGES } from './images.ts';
import { manifestOf } from './manifests.ts';
import { cutVersion } from './new-version.ts';
import { notesOf } from './notes.ts';
import { RELEASED } from './released.ts';
import { foreignImages } from './save-images.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const declared = (JSON.parse(read('package.json')) as { version: string }).version;
const WORKFLOWS = '.github/workflows';

describe('CHANGELOG.md', () => {
  const releases = readChangelog();
  const [pending, ...released] = releases;

  it('begins with what is not released, and goes on from the newest version to the first', () => {
    expect(pending).toMatchObject({ version: 'Sin publicar', date: null });
    const versions = released.map(({ version }) => version);
    expect(versions.toSorted((a, b) => compareVersions(b, a))).toEqual(versions);
    for (const { date } of released) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it('ends where the manifests are', () => {
    const tags = [
      ...read('k8s/overlays/production/imagenes/kustomization.yaml').matchAll(/newTag: (.+)/g),
    ].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(new Set([released[0]!.version]));
  });

  it('has a line for every migration, and none for what is no migration', () => {
    const there = SERVICES.map((service) => [service, join('apps', service, 'src/migraciones')] as const)
      .filter(([, folder]) => existsSync(folder))
      .flatMap(([service, folder]) =>
        readdirSync(folder)
          .filter((file) => !file.endsWith('.spec.ts'))
          .map((file) => `${service} ${file.replace('.ts', '')}`),
      );
    const told = releases.flatMap(migrationsOf).map(({ service, name }) => `${service} ${name}`);
    expect(told.toSorted()).toEqual(there.toSorted());
  });

  it('has a version for each state of the data: a migration that is not released yet raises it', () => {
    const { length } = migrationsOf(pending!);
    if (length === 0) return expect(declared).toBe(released[0]!.version);
    expect(compareVersions(declared, released[0]!.version)).toBeGreaterThan(0);
    expect(declared).toMatch(new RegExp(`-dev\\.${length}$`));
  });

  it('is refused if a migration’s line does not say what it does', () => {
    const [release] = parseChangelog('# C\n\n## 1.0.0 - 2026-01-01\n\n### Migraciones\n\n- ia, 0001-x\n');
    expect(() => migrationsOf(release!)).toThrow('ia, 0001-x');
  });
});

describe('versions', () => {
  it('are compared as semver says', () => {
    const inOrder = ['0.1.0', '0.2.0-beta.2', '0.2.0-beta.10', '0.2.0', '0.10.0', '1.0.0'];
    expect(inOrder.toReversed().toSorted(compareVersions)).toEqual(inOrder);
    expect(() => compareVersions('1.0', '1.0.0')).toThrow('«1.0»');
  });

  it.each([
    ['a tag of another version', 'v9.9.9', 'package.json dice'],
    ['what is no version', 'principal', 'no es una etiqueta'],
    ['changes that are under no version', `v${declared}`, '«Sin publicar»'],
  ])('are not published with %s', (_case, tag, why) => {
    const releases = parseChangelog(`# C\n\n## Sin publicar\n\nalgo\n\n## ${declared} - 2026-01-01\n`);
    expect(faultsOfVersion(tag, declared, releases).join()).toContain(why);
  });
});

describe('a new version', () => {
  let folder: string;
  const files = [
    CHANGELOG,
    'package.json',
    'package-lock.json',
    'k8s/overlays/production/imagenes/kustomization.yaml',
  ];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pmp-version-'));
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(file, join(folder, file));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the same in every place, and ready to be published', () => {
    cutVersion(folder, '9.0.0', '2026-12-01');
    const at = (file: string) => read(join(folder, file));
    const lock = JSON.parse(at('package-lock.json'));
    const releases = parseChangelog(at(CHANGELOG));
    expect([JSON.parse(at('package.json')).version, lock.version, lock.packages[''].version]).toEqual(
      Array(3).fill('9.0.0'),
    );
    expect(lock.packages['node_modules/zod']).toEqual(
      JSON.parse(read('package-lock.json')).packages['node_modules/zod'],
    );
    expect(releases[0]).toMatchObject({ version: 'Sin publicar', text: '' });
    expect(releases[1]).toMatchObject({ version: '9.0.0', date: '2026-12-01' });
    expect(releases[1]!.text).toBe(readChangelog()[0]!.text);
    expect(at(files[3]!).match(/newTag: 9\.0\.0/g)).toHaveLength(IMAGES.length);
    expect(faultsOfVersion('v9.0.0', '9.0.0', releases)).toEqual([]);
  });

  it('is refused if it is not later, and then nothing is written', () => {
    expect(() => cutVersion(folder, declared, '2026-12-01')).toThrow('no es posterior');
    expect(read(join(folder, CHANGELOG))).toBe(read(CHANGELOG));
  });
});

describe('what is published', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pmp-publicado-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const edition = { version: '9.0.0', registry: 'registro.ejemplo.es/pmp' };

  (findRenderer() ? it : it.skip)('names the images of a cluster by their digests', () => {
    const digests = Object.fromEntries(
      IMAGES.map(({ name }, at) => [name, `sha256:${String(at).repeat(64)}`]),
    );
    const folders = ['k8s/overlays/local', 'k8s/overlays/local/trabajos'];
    const text = folders.map((one) => manifestOf({ ...edition, digests }, one)).join('');
    const images = [...text.matchAll(/image: registro\.ejemplo\.es\/pmp\/([\w-]+)(.*)$/gm)];
    expect(new Set(images.map(([, name]) => name)).size).toBeGreaterThanOrEqual(8);
    for (const [, name, rest] of images) expect(rest).toBe(`:9.0.0@${digests[name!]}`);
  });

  it('is an archive that is the same whenever it is made', async () => {
    const [one, two] = [join(folder, 'uno.tar.gz'), join(folder, 'dos.tar.gz')];
    await packInstallation(edition, one);
    await packInstallation(edition, two);
    expect(await digestOf(one)).toBe(await digestOf(two));
    execFileSync('sha256sum', ['-c', 'uno.tar.gz.sha256'], { cwd: folder, stdio: 'pipe' });
    const list = execFileSync('tar', ['-tzf', one], { encoding: 'utf8' }).trim().split('\n');
    const own = ['version.env', 'LEEME.md', 'LICENSE', 'CHANGELOG.md'];
    expect(list.map((name) => name.replace(/^pmp\/|\/$/g, ''))).toEqual(
      expect.arrayContaining([...RELEASED, ...own, 'vigilancia/reglas.yaml']),
    );
    // A link would lead nowhere on another machine.
    const rules = execFileSync('tar', ['-xzOf', one, 'pmp/vigilancia/reglas.yaml'], { encoding: 'utf8' });
    expect(rules).toContain('CopiaAntigua');
  });

  it('has the typed client of the API, and is refused without it', async () => {
    const [written, target] = [join(folder, 'cliente'), join(folder, 'pmp-cliente-9.0.0.tgz')];
    expect(() => packClient(written, target)).toThrow('npx nx esquema cliente');
    const get = { responses: { 200: { description: 'Hecho' } } };
    const info = { title: 'API', version: '9.0.0' };
    await writeClient({ openapi: '3.1.0', info, paths: { '/api/epicas': { get } } }, written);
    packClient(written, target);
    const types = execFileSync('tar', ['-xzOf', target, 'cliente/esquema.ts'], { encoding: 'utf8' });
    expect(types).toMatch(/export interface paths \{\s+"\/api\/epicas": \{/);
    const caller = execFileSync('tar', ['-xzOf', target, 'cliente/index.ts'], { encoding: 'utf8' });
    expect(caller).toBe(read('libs/cliente/src/index.ts'));
  });

  it('has an image for every service of compose.yaml that is built, and names those of others', () => {
    const { services } = parse(read('docker/compose.yaml'), { merge: true }) as {
      services: Record<string, { build?: unknown }>;
    };
    const built = Object.keys(services).filter((name) => services[name]!.build);
    expect(built.filter((name) => name !== 'copias').toSorted()).toEqual(
      IMAGES.map(({ name }) => name).toSorted(),
    );
    for (const { dockerfile } of IMAGES) expect(read(dockerfile)).toMatch(/ARG VERSION[^]*ARG REVISION/);
    expect(foreignImages()).toEqual(expect.arrayContaining(['mongo:8', 'nats:2-alpine', 'caddy:2.11']));
  });

  it('has a page that says what changes and how to know that it is genuine', () => {
    const notes = notesOf({ version: '9.0.0', date: null, text: 'Cambia esto.' }, edition.registry);
    expect(notes).toMatch(/^Cambia esto\./);
    expect(notes).toContain('cosign verify-blob --bundle SHA256SUMS.sigstore.json');
  });
});

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (file) => {
  const text = read(join(WORKFLOWS, file));
  const { jobs } = parse(text) as {
    jobs: Record<string, { needs?: string | string[]; steps?: { uses?: string; run?: string }[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it('runs nothing of others that may change under its name', () => {
    const foreign = steps.flatMap(({ uses }) => uses ?? []);
    expect(foreign.filter((uses) => !/@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  it('writes the typed client before it publishes', () => {
    const scripts = Object.values(jobs).map(({ steps: own = [] }) => own.map(({ run }) => run).join('\n'));
    const publishing = scripts.filter((script) => script.includes('npm run publicar'));
    expect(publishing.filter((script) => !/npx nx esquema cliente[^]*npm run publicar/.test(script))).toEqual(
      [],
    );
  });

  it('calls only what the repository has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
    for (const [, script] of commands.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script!);
    for (const [, path] of commands.matchAll(/node (\S+\.ts)/g)) expect(existsSync(path!)).toBe(true);
    for (const [, needs = [], own] of Object.values(jobs).map((job) => [0, job.needs, jobs] as const))
      for (const name of [needs].flat()) expect(Object.keys(own)).toContain(name);
  });
});

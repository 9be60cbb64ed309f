import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { Machine } from '../instalacion/machine';
import { SERVICES } from '../start/services';
import { blocksOf, faultsOf, idleChecks, ordersIn, type Known } from './ordenes';

const FOLDER = 'docs/operacion';
const PAGES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(FOLDER, name))
  .concat(
    'docs/problemas.md',
    'docs/observabilidad.md',
    'docs/capacidad.md',
    'docker/README.md',
    'k8s/README.md',
  );
const read = (path: string) => readFileSync(path, 'utf8');

function objectsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && !name.includes('chart'))
    .flatMap((name) => parseAllDocuments(read(join(folder, name))))
    .map((document) => document.toJS() as { kind?: string; metadata?: { name?: string } } | null)
    .flatMap((object) => (object?.metadata?.name ? [`${object.kind}/${object.metadata.name}`] : []));
}

const known: Known = {
  pmp: /^ {2}(ayuda[^)]*)\)/m.exec(read('docker/pmp'))![1]!.split(' | ').concat('parar'),
  scripts: Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts),
  services: Object.keys((parse(read('docker/compose.yaml')) as { services: object }).services),
  // The bases name their Deployment and Service only when kustomize composes them.
  objects: new Set([
    ...objectsIn('k8s'),
    ...[...SERVICES, 'gateway'].flatMap((name) => [`Deployment/${name}`, `Service/${name}`]),
  ]),
};

describe('the pages for operators', () => {
  const orders = ordersIn(PAGES);

  it('tell nothing that the repository does not have', () => {
    expect(orders.length).toBeGreaterThan(140);
    expect(orders.flatMap((order) => faultsOf(order, known))).toEqual([]);
    expect(idleChecks(orders)).toEqual([]);
  });

  it.each([
    ['docker/pmp arancar', 'pmp no lo hace'],
    ['npm run respaldar', 'no está en package.json'],
    ['sh docker/credencial.sh', 'no existe'],
    ['docker build -f docker/web.Dockerfile --build-arg APP=x .', 'no existe'],
    ['docker compose -f docker/compose.yaml up -d --scale proyecto=2', 'no es un servicio'],
    ['kubectl apply -k k8s/overlays/produccion', 'no tiene kustomization.yaml'],
    ['kubectl -n pmp logs job/migrar', 'no está en los manifiestos'],
  ])('would not pass with «%s»', (text, what) => {
    expect(faultsOf({ page: 'x.md', text }, known).join()).toContain(what);
  });

  it.each(PAGES.filter((page) => blocksOf(page).length))('are shell that a shell can read: %s', (page) => {
    const { status, stderr } = spawnSync('bash', ['-n'], {
      // `<copia.tar.gz>` is for the reader to fill in.
      input: blocksOf(page)
        .join('\n')
        .replace(/<[\w. -]+>/g, 'algo'),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('what they say of one machine', () => {
  const COPY = 'pmp-2026-11-25T030000Z.tar.gz';
  let machine: Machine;

  beforeAll(() => {
    machine = new Machine();
    machine.run('instalar.sh', {
      WEB_URL: 'http://localhost:8080',
      ADMIN_CORREO: 'j@ejemplo.es',
      SMTP_URL: '',
    });
    mkdirSync(machine.path('pmp/copias'), { recursive: true });
    writeFileSync(machine.path(`pmp/copias/${COPY}`), '');
    // Everything is as it should be, and a container that is made anew has a name of its own.
    machine.answer(`
case "$*" in
  inspect*Networks*) echo pmp_publica; exit ;;
  inspect*) echo 'running healthy'; exit ;;
  'compose ps '*'--quiet '*) cat "$LLAMADAS.n" 2>/dev/null || echo uno; exit ;;
  *--scale*) printf 'uno\\ndos\\n' > "$LLAMADAS.n" ;;
  'rm '*) rm -f "$LLAMADAS.n" ;;
esac`);
  });
  afterAll(() => machine.close());

  const told = [
    ...new Set(
      ordersIn(PAGES).flatMap(({ text, isWhole }) =>
        [...(isWhole ? text : '').matchAll(/docker\/(pmp [^|;&]*)/g)].map(([, order]) => order!.trim()),
      ),
    ),
  ].toSorted((a, b) => Number(a.includes('desinstalar')) - Number(b.includes('desinstalar')));

  it('is done by pmp, order by order', () => {
    expect(told.length).toBeGreaterThan(8);
    for (const order of told) {
      const typed = order.replace(/pmp-<fecha>\.tar\.gz/, COPY);
      const { status, stderr } = machine.run(typed, {
        CONFIRMAR: typed.includes('desinstalar') ? 'borrar' : 'restaurar',
      });
      expect({ typed, status, stderr }).toMatchObject({ typed, status: 0 });
    }
  });
});

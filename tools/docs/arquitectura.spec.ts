import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RUTAS, SERVICIOS, servicioOf, type Servicio } from '../../apps/gateway/src/proxy/routes';
import { portsOf, SERVICES } from '../start/services';
import type { Settings } from '../start/settings';

const read = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

const APPS = new URL('../../apps/', import.meta.url).pathname;

const PORTS = portsOf({ port: 3000 } as Settings);
const pathsOf = (servicio: Servicio): string[] =>
  Object.values(RUTAS[servicio]).flatMap((rutas) => Object.values(rutas).map(({ path }) => `/api/${path}`));

const ROW = /^\| `(\w+)`\s+\|.*\|([^|]*)\|$/gm;

describe('docs/arquitectura.md', () => {
  const drawn = [...read('img/arquitectura.svg').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text]) => text,
  );

  it('shows every process with its port', () => {
    const titles = SERVICES.map((name) => [name, `puerto ${PORTS.service(name)}`]);
    for (const text of [...titles.flat(), `puerto ${PORTS.gateway}`, `NATS · puerto ${PORTS.nats}`])
      expect(drawn).toContain(text);
    expect(drawn.join(' ')).toContain(`puerto ${PORTS.mongo}`);
    expect(drawn.filter((text) => SERVICES.some((name) => name === text))).toHaveLength(SERVICIOS.length);
  });

  it('says to which service the gateway forwards each route', () => {
    const rows = [...read('arquitectura.md').matchAll(ROW)].filter(([, name]) =>
      SERVICIOS.some((servicio) => servicio === name),
    );
    expect(rows.map(([, name]) => name)).toEqual([...SERVICIOS]);
    for (const [, name, routes = ''] of rows) {
      const paths = [...routes.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
      const answers = Object.keys(RUTAS[name as Servicio]).length > 0;
      expect([name, paths.length > 0]).toEqual([name, answers]);
      expect(paths.map((path) => [path, servicioOf(path)])).toEqual(paths.map((path) => [path, name]));
      const untold = pathsOf(name as Servicio).filter(
        (path) => !paths.some((told) => path === told || path.startsWith(`${told}/`)),
      );
      expect([name, untold]).toEqual([name, []]);
    }
  });

  it('says of what each service keeps copies', () => {
    const PLURAL: Record<string, string> = { epica: 'épicas' };
    for (const [, name, copies = ''] of read('arquitectura.md').matchAll(
      /^\| `(\w+)`\s+\|[^|]*\|([^|]*)\|.*$/gm,
    )) {
      if (!SERVICIOS.some((servicio) => servicio === name)) continue;
      const module = readFileSync(join(APPS, name!, 'src/app.module.ts'), 'utf8');
      const copied = [...module.matchAll(/copiaDe\((?:\w+\.|defineLectura\()([a-z]+)/g)].map(
        ([, of]) => PLURAL[of!] ?? `${of}s`,
      );
      const told = copies.split(',').map((word) => word.trim());
      const own = ['usuarios', 'equipos', 'clave'];
      expect([name, told.filter((word) => !own.includes(word)).toSorted()]).toEqual([
        name,
        name === 'usuarios' ? ['ninguna'] : copied.toSorted(),
      ]);
    }
  });

  it('draws the tree of work as it is: every room, and none that knows one above it', () => {
    const [, drawing = ''] = /```text\n(app\.module[\s\S]*?)```/.exec(read('arquitectura.md')) ?? [];
    const lines = drawing.split('\n').filter((line) => /^\w/.test(line));
    const heightOf = new Map(
      lines.flatMap((line, height) =>
        line
          .split(/ {2}| (?=un |las )/)[0]!
          .split(' ')
          .map((room) => [room, height]),
      ),
    );
    const root = new URL('../../apps/proyectos/src/', import.meta.url).pathname;
    const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.map(({ name }) => name).filter((room) => !heightOf.has(room))).toEqual(['migraciones']);
    const known = globSync('*/**/*.ts', { cwd: root, exclude: ['**/*.spec.ts'] }).flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)].map(([, path]) => ({
        file,
        room: file.split('/')[0]!,
        other: join(dirname(file), path!).split('/')[0]!,
      })),
    );
    const between = known.filter(({ room, other }) => other !== room && heightOf.has(other));
    const upward = between.filter(({ room, other }) => heightOf.get(other)! < heightOf.get(room)!);
    expect(between.length).toBeGreaterThan(0);
    expect(upward).toEqual([]);
  });
});

describe("a service's README", () => {
  it.each(SERVICIOS)('of %s names each of its routes, word by word', (name) => {
    const words = new Set(read(`../apps/${name}/README.md`).match(/[\w-]+/g));
    const untold = pathsOf(name).filter((path) =>
      path
        .split('/')
        .slice(2)
        .some((word) => !word.startsWith(':') && !words.has(word.replace('.ics', ''))),
    );
    expect(untold).toEqual([]);
  });
});

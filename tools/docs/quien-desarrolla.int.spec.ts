import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { SERVICES } from '../start/services';
import { blocksOf, ordersIn } from './ordenes';

const PAGES = [
  ...globSync('{*,docs/*,docs/medidas/*,apps/*/*,libs/*/*}.md', { exclude: ['CHANGELOG.md'] }),
].toSorted();
const read = (path: string): string => readFileSync(path, 'utf8');

/** On two idle cores each takes from one to ten seconds. */
const PATIENCE_MS = 120_000;
/** Nx and Jest take what they find in the environment of a task for orders to themselves. */
const ENV = {
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  HOME: process.env['HOME'],
  NX_DAEMON: 'false',
};

interface Tried {
  /** The same order on the smallest thing that it can do: what it runs, others test. */
  as?: string;
  /** What it prints that way. */
  says?: RegExp;
  /** Or the file that runs it, and how it names what it runs. */
  by?: [file: string, text: string];
}

const GENERATORS = 'tools/generators/generadores.spec.ts';
const ALONE = 'tools/start/alone/alone.int.spec.ts';

/** Who tries each order of CONTRIBUTING. */
const TRIED: Record<string, Tried> = {
  'npm start': { by: ['tools/product/start-product.ts', 'tools/start/main.ts'] },
  'npx nx test proyectos': { as: 'npx nx test patterns', says: /ran target test for project patterns/ },
  'npm run servicio -- proyectos': { by: [ALONE, 'tools/start/one.ts'] },
  // That it is the order before, the last test says.
  'npx nx serve proyectos': { by: [ALONE, 'tools/start/one.ts'] },
  'npm run dev:web': { by: ['tools/recorrido/screens/desarrollo.spec.ts', 'vite/bin/vite.js'] },
  'npm run jest -- apps/proyectos/src/historias': {
    as: 'npm run jest -- tools/patterns --listTests',
    says: /must-find\.spec\.ts/,
  },
  'npx nx e2e recorrido -- buscar': {
    as: 'npx nx e2e recorrido --excludeTaskDependencies -- buscar --list',
    says: /team\/buscar\.spec\.ts.*\n.*Total: \d+ tests? in 1 file/s,
  },
  'npm run lint': { by: ['tools/test/project.json', 'oxlint apps libs tools'] },
  'npx oxlint <fichero>': { as: 'npx oxlint tools/lint/plugin.mjs', says: /0 errors/ },
  'npx nx lint proyectos': { as: 'npx nx lint lint', says: /ran target lint for project lint/ },
  'npx nx affected -t lint': {
    as: 'npx nx affected -t lint --files=tools/lint/plugin.mjs',
    says: /ran target lint for project lint/,
  },
  'npm run format': { as: 'npm run format -- tools/lint/plugin.mjs', says: /on 1 files?/ },
  'npx nx g servicio riesgos': { by: [GENERATORS, "'servicio', 'riesgos'"] },
  'npx nx g recurso riesgos --servicio riesgos': { by: [GENERATORS, "'recurso', 'riesgos'"] },
  'npx nx g evento riesgo cerrado --servicio riesgos --reacciona notificaciones': {
    by: [GENERATORS, "'riesgo', 'cerrado'"],
  },
  'npx nx g feature riesgos --servicio riesgos --titulo Riesgos --en Risks --fr Risques --de Risiken': {
    by: [GENERATORS, "'feature', 'riesgos'"],
  },
};

/** Every order of the page's blocks, also those that a comment offers instead. */
const told = blocksOf('CONTRIBUTING.md')
  .join('')
  .split('\n')
  .flatMap((line) => [line.replace(/ *#.*/, ''), ...(/#.*?(npx [^,;]+)/.exec(line)?.slice(1) ?? [])])
  .map((order) => order.trim())
  .filter(Boolean);

const run = (order: string): string =>
  execFileSync('sh', ['-c', `${order} 2>&1`], { env: ENV, encoding: 'utf8' });

describe('the orders of CONTRIBUTING', () => {
  it('are all tried, and no others', () => {
    expect([...new Set(told)].toSorted()).toEqual(Object.keys(TRIED).toSorted());
  });

  it.each(Object.entries(TRIED).filter(([, { by }]) => by))('%s: is run by a test', (_order, { by }) => {
    const [file, text] = by!;
    expect(read(file)).toContain(text);
  });

  it.each(Object.entries(TRIED).filter(([, { as }]) => as))(
    '%s: does what is said of it',
    (_order, { as, says }) => expect(run(as!)).toMatch(says!),
    PATIENCE_MS,
  );

  it('say of a script what it does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts).toMatchObject({
      servicio: 'node tools/start/one.ts',
      'dev:web': 'vite apps/web',
      lint: 'oxlint apps libs tools && npm run boundaries',
    });
  });
});

/** `npx nx test <project>` and `npx nx run <project>:<target>`. */
const TARGET = /^npx nx (?:run ([\w-]+):([\w-]+)|(?!g |run-many|affected|run )([\w-]+) ([\w-]+))/g;

describe('what the pages tell whoever develops', () => {
  const orders = ordersIn(PAGES);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const matches = (found: RegExp) =>
    orders.flatMap(({ page, text }) => [...text.matchAll(found)].map((match) => ({ page, match })));

  it('are scripts that there are', () => {
    const named = matches(/\bnpm run (?:-s )?([\w:]+)/g);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ match }) => !(match[1]! in scripts)).map(({ match }) => match[0])).toEqual([]);
  });

  it('are programs that there are, and the Node of the project runs them: another one may not read types', () => {
    const named = matches(/(npx )?\bnode (?:--\S+ )*((?:tools|libs)\/\S+\.ts)/g);
    expect(named.length).toBeGreaterThan(4);
    const wrong = named.filter(({ match: [, npx, path] }) => !npx || !existsSync(path!));
    expect(wrong.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([]);
  });

  it(
    'are targets that their projects have',
    () => {
      const named = matches(TARGET).map(({ match: [, project, target, verb, of] }) => [
        project ?? of!,
        target ?? verb!,
      ]);
      expect(named.length).toBeGreaterThan(8);
      const { graph } = JSON.parse(run('npx nx graph --print')) as {
        graph: {
          nodes: Record<string, { data: { targets: Record<string, { options: { command?: string } }> } }>;
        };
      };
      const wrong = named.filter(
        ([project, target]) => !(target! in (graph.nodes[project!]?.data.targets ?? {})),
      );
      expect(wrong).toEqual([]);
      const served = [...SERVICES, 'gateway', 'web'].map((name) => [
        name,
        graph.nodes[name]?.data.targets['serve']?.options.command,
      ]);
      expect(served).toEqual([
        ...[...SERVICES, 'gateway'].map((name) => [name, `npm run --silent servicio -- ${name}`]),
        ['web', scripts['dev:web']],
      ]);
    },
    PATIENCE_MS,
  );
});

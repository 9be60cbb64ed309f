import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');

interface Graph {
  nodes: Record<string, { data: { targets: object } }>;
  dependencies: Record<string, { target: string }[]>;
}

/** Nx takes what it finds in the environment of a task for orders to itself. */
const ENV = { PATH: process.env['PATH'], HOME: process.env['HOME'], NX_DAEMON: 'false' };

function readGraph(): Graph {
  const folder = mkdtempSync(join(tmpdir(), 'grafo-'));
  const file = join(folder, 'grafo.json');
  try {
    execFileSync(process.execPath, [NX, 'graph', `--file=${file}`], { cwd: ROOT, env: ENV, stdio: 'pipe' });
    return (JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph }).graph;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const graph = readGraph();
const dependencies = new Map(
  Object.entries(graph.dependencies).map(([name, on]) => [name, new Set(on.map(({ target }) => target))]),
);

function reachedFrom(name: string, reached = new Set<string>()): Set<string> {
  for (const next of dependencies.get(name) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachedFrom(next, reached);
  }
  return reached;
}

/** What Nx does not see, it answers for from its cache: a change in a library would not be built, tried or checked. */
describe('what Nx knows of who uses whom', () => {
  it.each([
    ['proyectos', 'platform'],
    ['proyectos', 'contracts-sprints'],
    ['platform', 'contracts-common'],
    ['web', 'contracts-proyectos'],
    ['sprints', 'testing'],
    ['testing', 'embedded-mongo'],
    ['proyectos', 'lib-paquete'],
    ['respaldo', 'ia'],
  ])('%s uses %s', (from, to) => {
    expect([...dependencies.get(from)!]).toContain(to);
  });

  it('is of no use for a circle, but for the library whose tests use the tests’ one', () => {
    const circles = [...dependencies.keys()].filter((name) => reachedFrom(name).has(name));
    expect(circles.sort()).toEqual(['platform', 'testing']);
  });
});

it('every project is linted by its name', () => {
  const projects = Object.entries(graph.nodes);
  expect(projects.length).toBeGreaterThan(40);
  expect(projects.filter(([, { data }]) => !('lint' in data.targets)).map(([name]) => name)).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { PlatformModule, readConfig, serviceEnvSchema } from '@pmp/platform';
import {
  freePort,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { startGateway, type TestGateway } from './gateway';

const FOLDER = resolve(import.meta.dirname, '../../../k8s/components/vigilancia');
/** Metrics that Prometheus itself adds. */
const OF_PROMETHEUS = ['up'];
/** Of usuarios alone, whose own test looks at it; and of node_exporter and cert-manager, which are no part of the product. */
const OF_OTHERS = [
  'copia_ultima_segundos',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_filesystem_readonly',
  'certmanager_certificate_expiration_timestamp_seconds',
];

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}

interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const rules = (parse(read('reglas.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read('tablero.json')) as { panels: Panel[] };

const EXPRESSIONS: [where: string, expr: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }): [string, string] => [title, expr])),
];

/** The metric names in an expression: neither functions nor in quotes, braces, brackets or label lists. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:and|or|unless)\b/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_]\w*(?![\w(])(?!\s*\()/g)].map(([name]) => name);
}

/** The series of a scrape: `x` for a counter or gauge, `x_bucket`, `x_sum` and `x_count` for a histogram. */
const namesIn = (scrape: string): string[] =>
  [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name!],
  );

let broker: TestBroker;
let service: RunningService;
let gateway: TestGateway;
let known: Set<string>;

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(
    async () => {
      @Module({
        imports: [PlatformModule.forRoot({ servicio: 'sonda', config: readConfig(serviceEnvSchema) })],
      })
      class ProbeModule {}
      return ProbeModule;
    },
    { broker, database: await testDatabase() },
  );
  const puerto = await freePort();
  gateway = await startGateway({ HOST: '127.0.0.1', METRICAS_PUERTO: String(puerto) });
  const { text } = await request(service.app)('GET', '/metrics');
  const ofGateway = await (await fetch(`http://127.0.0.1:${puerto}/metrics`)).text();
  known = new Set([...OF_PROMETHEUS, ...OF_OTHERS, ...namesIn(text), ...namesIn(ofGateway)]);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
  await broker.dispose();
});

describe('the dashboard and the alert rules', () => {
  it.each([
    ['sum by (a, b) (rate(x_count{c=~"d e"}[5m])) / y > 0.5', ['x_count', 'y']],
    ['topk(10, histogram_quantile(0.9, sum by (le) (rate(z_bucket[$__rate_interval]))))', ['z_bucket']],
  ])('finds in %s the metrics %j', (expr, names) => {
    expect(metricsIn(expr)).toEqual(names);
  });

  it.each(EXPRESSIONS)('use only existing metrics: %s: %s', (_where, expr) => {
    const names = metricsIn(expr);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('say in every rule what is wrong and what to do', () => {
    expect(rules.length).toBeGreaterThan(5);
    // Prometheus raises what is written twice twice.
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) {
      expect(annotations).toMatchObject({ summary: expect.any(String), description: expect.any(String) });
    }
  });
});

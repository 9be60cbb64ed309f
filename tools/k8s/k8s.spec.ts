import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../start/services.ts';
import { badManifests, badShapes, type Objects } from './reglas/bad-manifests.ts';
import { faultsOf } from './faults.ts';
import { containersOf, type KubeObject, ofKind, parseObjects, podOf } from './objetos/objects.ts';
import { objectsOf, overlays } from './objetos/overlays.ts';
import { findRenderer, render } from './objetos/render.ts';
import { prometheusRule, RULE_PATH } from './prometheus-rule.ts';
import { rules } from './reglas/rules.ts';

const good = readFileSync(join(import.meta.dirname, 'good-manifest.yaml'), 'utf8');

function spoilt(spoil: (objects: Objects) => void): KubeObject[] {
  const all = parseObjects(good);
  spoil({ ...Object.fromEntries(all.map((object) => [object.kind, object])), all } as Objects);
  return all;
}

describe('manifest rules', () => {
  it('have a bad manifest for every rule', () => {
    expect(Object.keys(badManifests).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  it('accept the good manifest', () => {
    expect(faultsOf(parseObjects(good))).toEqual([]);
  });

  it.each(Object.keys(badManifests))('reject the bad manifest of %s', (name) => {
    const refusedBy = faultsOf(spoilt(badManifests[name]!)).map((fault) => fault.rule);
    expect(refusedBy).toContain(name);
  });
});

(findRenderer() ? describe : describe.skip)('installations', () => {
  let local: KubeObject[];
  let production: KubeObject[];

  beforeAll(() => {
    local = objectsOf('local');
    production = objectsOf('production');
  });

  it('are the two that these tests check', () => {
    expect(overlays()).toEqual(['local', 'production']);
  });

  it('break no rule', () => {
    expect(faultsOf(local)).toEqual([]);
    expect(faultsOf(production)).toEqual([]);
  });

  it('keep their data in the cluster for trials, and outside it in production', () => {
    expect(ofKind(local, 'StatefulSet').map(({ metadata }) => metadata.name)).toEqual(['mongo', 'nats']);
    expect(ofKind(production, 'StatefulSet', 'Secret')).toEqual([]);
  });
});

(findRenderer() ? describe : describe.skip)('components that an installation may add', () => {
  const OPTIONAL = ['vigilancia-con-operador', 'escala-por-sockets', 'prioridad', 'sondeo'];
  let objects: KubeObject[];
  let jobs: KubeObject[];

  beforeAll(() => {
    mkdirSync('dist', { recursive: true });
    const folder = mkdtempSync('dist/k8s-');
    const components = OPTIONAL.map((name) => `\n  - ../../k8s/components/${name}`).join('');
    const kustomization = `resources:\n  - ../../k8s/overlays/production\ncomponents:${components}\n`;
    writeFileSync(join(folder, 'kustomization.yaml'), kustomization);
    objects = parseObjects(render(folder));
    jobs = parseObjects(render('k8s/overlays/production/trabajos'));
    rmSync(folder, { recursive: true });
  });

  it('break no rule', () => {
    const ofKubernetes = [...objects, ...jobs].filter(
      ({ apiVersion }) => !apiVersion.startsWith('monitoring.coreos.com/'),
    );
    expect(faultsOf(ofKubernetes)).toEqual([]);
  });

  it('send who polls on a socket to one gateway, at the same address as everything', () => {
    const [all, polling] = ofKind(objects, 'Ingress') as unknown as {
      metadata: { namespace: string; annotations: Record<string, string> };
      spec: { rules: { host: string; http: { paths: { path: string }[] } }[] };
    }[];
    expect(polling!.metadata.namespace).toBe(all!.metadata.namespace);
    expect(polling!.metadata.annotations).toHaveProperty(
      ['nginx.ingress.kubernetes.io/upstream-hash-by'],
      '$remote_addr',
    );
    const [[before], [rule]] = [all!.spec.rules, polling!.spec.rules];
    expect(rule!.host).toBe(before!.host);
    expect(rule!.http.paths.map(({ path }) => path)).toEqual(['/socket.io']);
  });

  it('tell the operator of Prometheus whom to read, each pod once, and the same rules', () => {
    expect(readFileSync(RULE_PATH, 'utf8')).toBe(prometheusRule());
    const [monitor, gateway] = ofKind(objects, 'ServiceMonitor', 'PodMonitor').toSorted((a, b) =>
      b.kind.localeCompare(a.kind),
    );
    expect([monitor, gateway].map((one) => one!.metadata.labels)).toEqual([
      { release: 'prometheus' },
      { release: 'prometheus' },
    ]);
    const read = ofKind(objects, 'Service').filter(({ metadata: { labels = {} } }) => {
      const name = labels['app.kubernetes.io/name'];
      return labels['app.kubernetes.io/part-of'] === 'pmp' && name !== undefined && name !== 'gateway';
    });
    expect(read.map(({ metadata }) => metadata.name).toSorted()).toEqual([...SERVICES].toSorted());
    const ports = ofKind(objects, 'Deployment').flatMap((one) => containersOf(one)[0].ports);
    expect(ports.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['http', gateway!.spec.podMetricsEndpoints[0].port]),
    );
  });

  it('give every process the priority, and the gateway its sockets', () => {
    for (const workload of ofKind(objects, 'Deployment'))
      expect(podOf(workload).priorityClassName).toBe('pmp');
    const gateway = ofKind(objects, 'HorizontalPodAutoscaler').find(
      ({ metadata }) => metadata.name === 'gateway',
    )!;
    expect(gateway.spec.metrics.map(({ type }: { type: string }) => type)).toEqual(['Resource', 'Pods']);
  });
});

describe('the schema reports', () => {
  it.each(badShapes)('%s', (because, spoil) => {
    const faults = faultsOf(spoilt(spoil));
    expect(faults.map((fault) => fault.what)).toEqual([because]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { faultsOf } from '../../k8s/faults.ts';
import {
  idOf,
  ofKind,
  parseObjects,
  podOf,
  workloadsOf,
  type KubeObject,
} from '../../k8s/objetos/objects.ts';
import { findRenderer } from '../../k8s/objetos/render.ts';
import { makeChart } from './make-chart.ts';
import { objectsIn, type Rendered } from './rendered.ts';
import { renderChart } from './test/go-template.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

const VERSION = '0.1.0';
const HELM = spawnSync('helm', ['version']).status === 0;

/** Without what only Helm adds: the hash of the values, its hooks and an empty list. */
function bare(object: KubeObject): KubeObject {
  const copy: Loose = structuredClone(object);
  for (const annotations of [copy.metadata.annotations, copy.spec?.template?.metadata?.annotations])
    for (const key of Object.keys(annotations ?? {}))
      if (/^(helm\.sh|checksum)\//.test(key)) delete annotations[key];
  if (copy.metadata.annotations && !Object.keys(copy.metadata.annotations).length)
    delete copy.metadata.annotations;
  const pod = (copy.spec?.jobTemplate?.spec ?? copy.spec)?.template?.spec;
  if (pod?.imagePullSecrets?.length === 0) delete pod.imagePullSecrets;
  return copy;
}

const byId = (objects: KubeObject[]) =>
  Object.fromEntries(objects.map((object) => [idOf(object), bare(object)]));

(findRenderer() ? describe : describe.skip)('the chart', () => {
  let folder: string;
  let rendered: Rendered;
  const objectsWith = (values: Loose = {}) => parseObjects(renderChart(folder, values));
  const namesWith = (values: Loose) => objectsWith(values).map(idOf);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pmp-chart-'));
    rendered = objectsIn();
    makeChart(folder, VERSION, rendered);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes, as it comes, each object of the production overlay and its jobs', () => {
    const chart = byId(objectsWith());
    const kustomize = byId([...rendered.lasting, ...rendered.jobs]);
    expect(Object.keys(chart).toSorted()).toEqual(Object.keys(kustomize).toSorted());
    for (const [id, object] of Object.entries(kustomize)) expect(chart[id]).toEqual(object);
  });

  it('changes what an installation says, and breaks no rule then', () => {
    const objects = objectsWith({
      imagenes: { prefijo: 'otro.ejemplo/p', version: '9.9.9', secretos: [{ name: 'mi-registro' }] },
      direccion: 'tareas.ejemplo.org',
      ingress: { anotaciones: { 'cert-manager.io/cluster-issuer': 'le' }, espacio: 'traefik' },
      redes: { mongodb: ['10.9.0.0/16'] },
      procesos: { ia: { replicas: { minimo: 4 } } },
      configuracion: { comun: { LOG_NIVEL: 'debug' } },
    });
    const find = (kind: string, name: string): Loose =>
      ofKind(objects, kind).find(({ metadata }) => metadata.name === name);
    expect(faultsOf(objects)).toEqual([]);
    for (const workload of workloadsOf(objects)) {
      for (const { image } of podOf(workload).containers)
        expect(image).toMatch(/^otro\.ejemplo\/p\/\w+:9\.9\.9$/);
      expect(podOf(workload).imagePullSecrets).toEqual([{ name: 'mi-registro' }]);
    }
    expect(find('Ingress', 'pmp').spec.rules[0].host).toBe('tareas.ejemplo.org');
    expect(find('Ingress', 'pmp').metadata.annotations).toMatchObject({
      'cert-manager.io/cluster-issuer': 'le',
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
    });
    expect(find('NetworkPolicy', 'a-mongodb-gestionado').spec.egress[0].to).toEqual([
      { ipBlock: { cidr: '10.9.0.0/16' } },
    ]);
    expect(find('HorizontalPodAutoscaler', 'ia').spec).toMatchObject({ minReplicas: 4, maxReplicas: 10 });
    expect(find('ConfigMap', 'pmp-comun').data).toMatchObject({ LOG_NIVEL: 'debug', ZONA_HORARIA: '' });
  });

  it('restarts its pods when a variable changes, and only then', () => {
    const hashes = (values: Loose) =>
      ofKind(objectsWith(values), 'Deployment').map(
        ({ spec }) => spec.template.metadata.annotations['checksum/configuracion'],
      );
    const asItComes = hashes({});
    expect(hashes({ direccion: 'otra.ejemplo.es' })).toEqual(asItComes);
    const changed = hashes({ configuracion: { ia: { IA_MODELO: 'x' } } });
    expect(changed.filter((hash) => asItComes.includes(hash))).toEqual([]);
  });

  it('leaves out what is turned off', () => {
    const all = namesWith({});
    const without = (values: Loose) => {
      const left = new Set(namesWith(values));
      return all.filter((name) => !left.has(name));
    };
    expect(without({ ingress: { activo: false } })).toEqual(['Ingress/pmp']);
    expect(without({ trabajos: { primerAdministrador: false } })).toEqual(['Job/primer-administrador']);
    expect(without({ copias: { activas: false } }).toSorted()).toEqual([
      'ConfigMap/pmp-copias',
      'CronJob/copias',
      'NetworkPolicy/copias',
      'PersistentVolumeClaim/copias',
      'ServiceAccount/copias',
    ]);
    expect(without({ vigilancia: { activa: false } }).toSorted()).toEqual([
      'ConfigMap/pmp-reglas-prometheus',
      'ConfigMap/pmp-tablero-grafana',
      'NetworkPolicy/metricas',
      'NetworkPolicy/metricas-del-gateway',
    ]);
  });

  it('runs its jobs in order before a version, each in the place of the one before', () => {
    const hooks = objectsWith()
      .map(({ metadata }) => ({ name: metadata.name, ...metadata.annotations }) as Record<string, string>)
      .filter((annotations) => annotations['helm.sh/hook'])
      .toSorted((a, b) => Number(a['helm.sh/hook-weight']) - Number(b['helm.sh/hook-weight']));
    expect(hooks.map((hook) => [hook['name'], hook['helm.sh/hook']])).toEqual([
      ['pmp-trabajos', 'pre-install,pre-upgrade'],
      ['migrar-bases', 'pre-install,pre-upgrade'],
      ['preparar-bases', 'pre-install,pre-upgrade'],
      ['primer-administrador', 'pre-install'],
    ]);
    for (const hook of hooks) expect(hook['helm.sh/hook-delete-policy']).toBe('before-hook-creation');
  });

  it('says of each variable what the manifests say of it, and knows no other', () => {
    const values = readFileSync(join(folder, 'values.yaml'), 'utf8');
    expect(values).toMatch(/# Per minute and IP address\.\n    LIMITE_/);
    const schema = JSON.parse(readFileSync(join(folder, 'values.schema.json'), 'utf8'));
    const { comun } = schema.properties.configuracion.properties;
    expect(comun.additionalProperties).toBe(false);
    expect(comun.properties.LOG_NIVEL).toEqual({ type: 'string' });
    expect(Object.keys(schema.properties).toSorted()).toEqual(
      [...Object.keys(parse(values)), 'global'].toSorted(),
    );
  });

  (HELM ? it : it.skip)('is the same for Helm itself', () => {
    const values = join(folder, 'mis-valores.yaml');
    writeFileSync(values, stringify({ configuracion: { ia: { IA_MODELO: 'x' } } }));
    const helm = (...args: string[]) => spawnSync('helm', [...args, '-f', values], { encoding: 'utf8' });
    expect(helm('lint', '--strict', folder).status).toBe(0);
    const out = helm('template', 'pmp', folder, '--no-hooks=false').stdout;
    expect(byId(parseObjects(out))).toEqual(byId(objectsWith(parse(readFileSync(values, 'utf8')))));
  });
});

import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { SERVICES } from '../start/services.ts';

const FOLDER = 'k8s/operadores';
const read = <T>(file: string): T => parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as T;

interface SecretKey {
  name: string;
  key: string;
}
interface User {
  name: string;
  db: string;
  passwordSecretRef: SecretKey;
  scramCredentialsSecretName: string;
  roles: { name: string; db: string }[];
}
interface MongoDB {
  spec: {
    members: number;
    version: string;
    security: { roles: { role: string; privileges: { resource: object; actions: string[] }[] }[] };
    users: User[];
  };
}
interface Policy {
  podSelector: object;
  egress: { ports: object[] }[];
}
interface Values {
  config: { cluster: { enabled: boolean; replicas: number }; merge: Record<string, string> };
  container: {
    image: { tag: string };
    env: Record<string, { valueFrom: { secretKeyRef: SecretKey } }>;
    patch: { value: { mountPath: string } }[];
  };
}

const made = spawnSync('sh', ['k8s/credenciales.sh'], { encoding: 'utf8' }).stdout;
const secrets = new Map(
  parseAllDocuments(made)
    .map((document) => document.toJS() as { metadata: { name: string }; stringData: object } | null)
    .flatMap((secret) => (secret ? [[secret.metadata.name, Object.keys(secret.stringData)] as const] : [])),
);
const exists = ({ name, key }: SecretKey): boolean => secrets.get(name)?.includes(key) ?? false;

describe('the data services of a cluster, as their operators are told', () => {
  const { spec } = read<MongoDB>('mongodb.yaml');
  const values = read<Values>('nats-valores.yaml');

  it('are three servers each, of a version that is written down', () => {
    expect(spec.members).toBe(3);
    expect(spec.version).toMatch(/^8\.0\.\d+$/);
    expect(values.config.cluster).toEqual({ enabled: true, replicas: 3 });
    expect(values.container.image.tag).toMatch(/^2\.\d+\.\d+-alpine$/);
    const page = readFileSync('docs/operacion/un-cluster.md', 'utf8');
    for (const file of ['mongodb.yaml', 'nats-valores.yaml']) {
      const [, chart, version] = /chart (\S+\/\S+) (\d+\.\d+\.\d+)/.exec(
        readFileSync(`${FOLDER}/${file}`, 'utf8'),
      )!;
      expect(page).toContain(`${chart} --version ${version}`);
    }
  });

  it('have a MongoDB user per service, for its own database and the counters, and the one that may do all', () => {
    const own = (name: string) => [
      { name: 'readWrite', db: name },
      { name: 'dbAdmin', db: name },
      { name: 'pmp-contadores', db: 'admin' },
    ];
    const expected = [
      ['operador', [{ name: 'root', db: 'admin' }]],
      ...SERVICES.map((name) => [name, own(name)]),
    ];
    expect(spec.users.map(({ name, roles }) => [name, roles])).toEqual(expected);
    const [counters] = spec.security.roles;
    expect(counters).toMatchObject({ role: 'pmp-contadores', privileges: [{ actions: ['serverStatus'] }] });
    // What the script does that makes them in compose.
    const script = readFileSync('docker/imagen/preparar-mongo.mjs', 'utf8');
    for (const role of ['readWrite', 'dbAdmin', 'pmp-contadores', 'serverStatus', 'root'])
      expect(script).toContain(`'${role}'`);
  });

  it('know the passwords that k8s/credenciales.sh makes', () => {
    expect(spec.users.filter(({ passwordSecretRef }) => !exists(passwordSecretRef))).toEqual([]);
    const asked = Object.entries(values.container.env);
    expect(asked.filter(([, { valueFrom }]) => !exists(valueFrom.secretKeyRef))).toEqual([]);
    const conf = readFileSync(`${FOLDER}/nats.conf`, 'utf8');
    const used = [...new Set(Array.from(conf.matchAll(/\$(NATS_CLAVE_\w+)/g), ([, name]) => name!))];
    expect(asked.map(([name]) => name).toSorted()).toEqual(used.toSorted());
  });

  it('are reached by those who reach managed ones, and by nobody else', () => {
    const peopleOf = (component: string) =>
      parseAllDocuments(readFileSync(`k8s/components/${component}/red.yaml`, 'utf8')).map((document) => {
        const { podSelector, egress } = (document.toJS() as { spec: Policy }).spec;
        return { podSelector, ports: egress.map(({ ports }) => ports) };
      });
    expect(peopleOf('datos-con-operadores')).toEqual(peopleOf('datos-gestionados'));
  });

  it('include the permissions that they mount', () => {
    // The chart keeps its own file in /etc/nats-config.
    expect(values.config.merge).toEqual({ $include: '../pmp/nats.conf' });
    expect(values.container.patch[0]!.value.mountPath).toBe('/etc/pmp');
  });
});

import type { Tree } from '@nx/devkit';
import { natsConf } from '../../start/access/nats-conf.ts';
import { NATS_CONFS } from '../../start/access/write-nats-conf.ts';
import { SERVICES } from '../../start/services.ts';
import { mustFindAll, mustReplace } from '../../patterns/must-find.ts';
import { edit, readText, repeatBlock } from '../comun/edit.ts';

/** This service needs only the common environment, so the new one is deployed in the same way. */
const MODEL = 'sprints';
/** Policies and targets that name all services in one line. */
const NETWORKS = [
  'k8s/base/red/gateway.yaml',
  'k8s/base/red/servicios.yaml',
  'k8s/components/vigilancia/red.yaml',
  'docker/vigilancia/prometheus.yaml',
];
/** What warns that one is away, as a file and as an object for Prometheus's operator. */
const RULES = ['k8s/components/vigilancia/reglas.yaml', 'k8s/components/vigilancia-con-operador/reglas.yaml'];
/** Policies that name them on one line each, with others. */
const LONG_NETWORKS = [
  'k8s/components/datos-con-operadores/red.yaml',
  'k8s/components/datos-gestionados/red.yaml',
  'k8s/components/datos-en-el-cluster/red.yaml',
];

/** Adds the service wherever services are built or deployed. */
export function wireDeployment(tree: Tree, servicio: string): void {
  const renamed = (text: string) =>
    mustReplace(MODEL, text, new RegExp(MODEL, 'g'), servicio).replaceAll(
      MODEL.toUpperCase(),
      servicio.toUpperCase(),
    );
  wireCompose(tree, servicio, renamed);
  wireKubernetes(tree, servicio, renamed);
  wirePasswords(tree, servicio, renamed);
  edit(tree, 'docs/operacion/un-cluster.md', /(for app in usuarios[^;\n]*)/, `$1 ${servicio}`);
}

/** Its users of MongoDB and NATS. */
function wirePasswords(tree: Tree, servicio: string, renamed: (text: string) => string): void {
  const asked = (kind: string, line: string) =>
    new RegExp(`(\\n${line.replace('NAME', `${kind}_CLAVE_IA`)}[^\\n]*)`);
  for (const kind of ['MONGO', 'NATS']) {
    const variable = `${kind}_CLAVE_${servicio.toUpperCase()}`;
    const value = `\${${variable}:?ejecuta docker/credenciales.sh}`.replaceAll('$', '$$$$');
    edit(tree, 'docker/compose.yaml', asked(kind, ' {6}NAME: '), `$1\n      ${variable}: ${value}`);
    edit(tree, 'docker/.env.example', asked(kind, '#NAME='), `$1\n#${variable}=`);
  }
  for (const script of ['k8s/credenciales.sh', 'docker/pmp'])
    edit(tree, script, /(SERVICIOS='[^']*)'/, `$1 ${servicio}'`);
  for (const file of ['mongo', 'nats'])
    repeatBlock(tree, `k8s/components/datos-en-el-cluster/${file}.yaml`, {
      block: / {12}- name: \w+_CLAVE_IA\n(?: {14}[^\n]*\n)+/,
      before: file === 'mongo' ? / {10}readinessProbe:\n {12}exec:\n/ : / {10}ports:\n {12}- name: nats\n/,
      change: (text) =>
        mustReplace(
          file,
          mustReplace(file, text, '_IA', `_${servicio.toUpperCase()}`),
          '-ia',
          `-${servicio}`,
        ),
    });
  repeatBlock(tree, 'k8s/operadores/mongodb.yaml', {
    block: new RegExp(` {4}- name: ${MODEL}\\n(?: {6}[^\\n]*\\n)+`),
    before: / {2}statefulSet:\n/,
    change: renamed,
  });
  repeatBlock(tree, 'k8s/operadores/nats-valores.yaml', {
    block: new RegExp(` {4}NATS_CLAVE_${MODEL.toUpperCase()}:\\n(?: {6}[^\\n]*\\n)+`),
    before: / {2}merge:\n {4}resources:\n/,
    change: renamed,
  });
  for (const path of NATS_CONFS) tree.write(path, natsConf([...SERVICES, servicio]));
}

function wireCompose(tree: Tree, servicio: string, renamed: (text: string) => string): void {
  const compose = 'docker/compose.yaml';
  const block = new RegExp(`\\n {2}${MODEL}:\\n(?: {3,}[^\\n]*\\n)+`);
  repeatBlock(tree, compose, { block, before: /\n {2}gateway:\n/, change: renamed });
  const variable = `${servicio.toUpperCase()}_URL`;
  edit(tree, compose, /(\n {6}IA_URL: http:[^\n]*)/, `$1\n      ${variable}: http://${servicio}:3000`);
  edit(
    tree,
    compose,
    /(\n {6}ia: \{ condition: service_healthy \})/,
    `$1\n      ${servicio}: { condition: service_healthy }`,
  );
  edit(tree, 'docker/compose.dev.yaml', /(\n {2}ia: \*hablador)/, `$1\n  ${servicio}: *hablador`);
  edit(tree, 'docker/README.md', /(`\w+`)( +\| `node dist\/apps\/<nombre>)/, `$1, \`${servicio}\`$2`);
}

function wireKubernetes(tree: Tree, servicio: string, renamed: (text: string) => string): void {
  for (const file of tree.children(`k8s/base/${MODEL}`))
    tree.write(`k8s/base/${servicio}/${file}`, renamed(readText(tree, `k8s/base/${MODEL}/${file}`)));
  edit(tree, 'k8s/base/kustomization.yaml', /(\n {2}- ia)\n/, `$1\n  - ${servicio}\n`);
  edit(
    tree,
    'k8s/base/kustomization.yaml',
    /(\n {6}- IA_URL=http:[^\n]*)/,
    `$1\n      - ${servicio.toUpperCase()}_URL=http://${servicio}-replicas:3000`,
  );
  repeatBlock(tree, 'k8s/base/replicas/services.yaml', {
    block: new RegExp(`---\\n[^-]*\\n {2}name: ${MODEL}-replicas\\n(?: {2}[^\\n]*\\n|spec:\\n)+`),
    before: /---\n[^-]*\n {2}name: integraciones-replicas\n/,
    change: renamed,
  });
  for (const path of NETWORKS) edit(tree, path, /(\[usuarios, proyectos,[^\]]*)\]/g, `$1, ${servicio}]`);
  for (const path of LONG_NETWORKS) edit(tree, path, /(\n +)ia,/g, `$1ia,$1${servicio},`);
  for (const path of RULES)
    edit(
      tree,
      path,
      /(\n +or absent\(process_start_time_seconds\{servicio=")ia("\}\))/,
      `$1ia$2$1${servicio}$2`,
    );
  for (const overlay of ['local', 'production'])
    repeatBlock(tree, `k8s/overlays/${overlay}/imagenes/kustomization.yaml`, {
      block: new RegExp(` {2}- name: pmp/${MODEL}\\n(?: {4}[^\\n]*\\n)+`),
      before: / {2}- name: pmp\/gateway\n/,
      change: renamed,
    });
  wireJob(tree, 'migrar-bases', renamed, false);
  wireJob(tree, 'preparar-bases', renamed, true);
}

/** One container for each service; those that serve share one network, so each listens on its own port. */
function wireJob(tree: Tree, trabajo: string, renamed: (text: string) => string, serves: boolean): void {
  const path = `k8s/trabajos/${trabajo}.yaml`;
  const onPort = (text: string): string => {
    const ports = mustFindAll(path, readText(tree, path), /value: '(30\d\d)'/g).map(([, port]) =>
      Number(port),
    );
    return mustReplace(path, text, /value: '30\d\d'/, `value: '${Math.max(...ports) + 1}'`);
  };
  repeatBlock(tree, path, {
    block: new RegExp(` {8}- name: ${MODEL}\\n(?: {9,}[^\\n]*\\n)+`),
    before: / {6}volumes:\n/,
    change: (text) => (serves ? onPort(renamed(text)) : renamed(text)),
  });
}

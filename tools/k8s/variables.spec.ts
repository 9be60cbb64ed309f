import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { SERVICES } from '../start/services.ts';
import {
  composeQuestions,
  composeVariables,
  exampleAnswers,
  k8sVariables,
  knownVariables,
} from './variables.ts';

/** Variables that the operator does not set. */
const NOT_ASKED: Record<string, string> = {
  PORT: 'the image says it',
  HOST: 'the image says it',
  WEB_RAIZ: 'the image says it',
  VERSION: 'the image says it',
  MONGODB_BASE: 'the name of the service will do, and one for all would mix their data',
  OTEL_SERVICE_NAME: 'the name of the service will do, and one for all would hide who is who',
  MIGRAR_ESPERA: 'only `--migrar` reads it, and its default will do',
  DEMO: 'only `npm start` makes demo data',
  DEMO_CORREO: 'only `npm start` makes demo data',
  DEMO_CONTRASENA: 'only `npm start` makes demo data',
};
/** The NATS of compose.yaml runs on this machine, for this installation alone, and uses users and passwords. */
const NOT_IN_COMPOSE = ['NATS_CREDENCIALES', 'NATS_CA', 'NATS_PREFIJO'];

/** Variables of scripts in the image other than the program. */
const OF_THE_IMAGE = ['ESPERA_S'];

const programs = [...knownVariables()];

describe('variables that the processes know', () => {
  it('are read from documents that contain them', () => {
    expect(programs.map(([name]) => name)).toEqual(['gateway', ...SERVICES]);
    expect(knownVariables().get('ia')).toEqual(
      expect.arrayContaining(['LOG_NIVEL', 'IA_CLAVE', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'MONGODB_URI']),
    );
  });

  it.each(programs)('are all in compose.yaml for %s', (program, known) => {
    const asked = composeVariables(program);
    const wanted = known.filter((name) => !(name in NOT_ASKED) && !NOT_IN_COMPOSE.includes(name));
    expect(wanted.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it.each(programs)('are all in the manifests for %s', (program, known) => {
    const asked = k8sVariables(program);
    expect(known.filter((name) => !(name in NOT_ASKED) && !asked.includes(name))).toEqual([]);
  });

  it.each(programs)(
    'include everything that compose.yaml sets for %s, so nothing is mistyped',
    (program, known) => {
      expect(composeVariables(program).filter((name) => !known.includes(name))).toEqual([]);
    },
  );

  it('include everything that the manifests set, so nothing is mistyped', () => {
    const everywhere = [...programs.flatMap(([, names]) => names), ...OF_THE_IMAGE];
    const set = programs.flatMap(([program]) => k8sVariables(program));
    expect(set.filter((name) => !everywhere.includes(name))).toEqual([]);
  });
});

describe('whoever watches', () => {
  const read = (path: string) => readFileSync(path, 'utf8');
  const everybody = [...SERVICES, 'gateway'].toSorted();

  it('misses each process when it is absent', () => {
    const rules = read('k8s/components/vigilancia/reglas.yaml');
    const missed = [...rules.matchAll(/absent\(process_start_time_seconds\{servicio="(\w+)"\}\)/g)];
    expect(missed.map(([, name]) => name).toSorted()).toEqual(everybody);
  });

  it('asks each process on one machine', () => {
    const lists = [...read('docker/vigilancia/prometheus.yaml').matchAll(/names: \[([\w, ]+)\]/g)];
    expect(lists.flatMap(([, names]) => names!.split(', ')).toSorted()).toEqual(everybody);
  });
});

it('.env.example shows exactly the variables that compose.yaml reads', () => {
  expect(exampleAnswers()).toEqual(composeQuestions());
});

import { writeFileSync } from 'node:fs';
import { SERVICES } from '../services.ts';
import { natsConf } from './nats-conf.ts';

/** Compose and kustomize only read files of their own folder. */
export const NATS_CONFS = [
  'docker/nats.conf',
  'k8s/components/datos-en-el-cluster/nats.conf',
  'k8s/operadores/nats.conf',
];

if (import.meta.main) for (const path of NATS_CONFS) writeFileSync(path, natsConf(SERVICES));

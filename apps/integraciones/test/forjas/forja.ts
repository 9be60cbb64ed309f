import { readFileSync } from 'node:fs';
import { createHmac } from 'node:crypto';
import type { TipoForja } from '@pmp/contracts/integraciones';
import { request } from '@pmp/testing';
import { Webhook } from 'standardwebhooks';
import type { World } from '../world';

interface Kind {
  event: string;
  sign: (secreto: string, body: string) => Record<string, string>;
}

const hmac = (secreto: string, body: string): string =>
  createHmac('sha256', secreto).update(body).digest('hex');

/** How each forge says what it sends, and that it is it. */
export const FORJAS: Record<TipoForja, Kind> = {
  github: { event: 'x-github-event', sign: (s, b) => ({ 'x-hub-signature-256': `sha256=${hmac(s, b)}` }) },
  gitea: { event: 'x-gitea-event', sign: (s, b) => ({ 'x-gitea-signature': hmac(s, b) }) },
  gitlab: { event: 'x-gitlab-event', sign: (s) => ({ 'x-gitlab-token': s }) },
  bitbucket: { event: 'x-event-key', sign: (s, b) => ({ 'x-hub-signature': `sha256=${hmac(s, b)}` }) },
};

/** The newer way of GitLab. */
export const signingToken = (secreto: string, body: string): Record<string, string> => {
  const now = new Date();
  return {
    'webhook-id': 'f7d1c2',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secreto).sign('f7d1c2', now, body),
  };
};

export const EVENTO: Record<string, string> = {
  'github-push': 'push',
  'github-push-revert': 'push',
  'github-pull-request': 'pull_request',
  'github-pull-request-merged': 'pull_request',
  'github-workflow-run': 'workflow_run',
  'gitlab-push': 'Push Hook',
  'gitlab-merge-request': 'Merge Request Hook',
  'gitlab-pipeline': 'Pipeline Hook',
  'gitea-push': 'push',
  'gitea-pull-request': 'pull_request',
  'gitea-status': 'status',
  'bitbucket-push': 'repo:push',
  'bitbucket-pullrequest': 'pullrequest:fulfilled',
  'bitbucket-commit-status': 'repo:commit_status_created',
};

/** As its forge's documentation shows it, with a key of ours. */
export const payload = (name: string): string =>
  readFileSync(new URL(`./payloads/${name}.json`, import.meta.url), 'utf8');

export interface Conexion {
  _id: string;
  tipo: TipoForja;
  ruta: string;
  secreto: string;
}

/** Posts it as its forge would. */
export async function send(
  world: World,
  { tipo, ruta, secreto }: Conexion,
  name: string,
  { body = payload(name), headers }: { body?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const { event, sign } = FORJAS[tipo];
  const call = request(world.service.app);
  const of = { [event]: EVENTO[name] ?? name, ...(headers ?? sign(secreto, body)) };
  return (await call('POST', ruta, { body, headers: of })).status;
}

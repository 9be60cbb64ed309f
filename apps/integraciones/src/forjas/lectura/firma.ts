import type { TipoForja } from '@pmp/contracts/integraciones';
import { verify } from '@octokit/webhooks-methods';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { textIn, type Headers } from './read-entrada';

type Check = (secreto: string, headers: Headers, body: string) => boolean | Promise<boolean>;

const PREFIX = 'sha256=';

/** HMAC-SHA256 of the body, in hexadecimal; some forges say so in front of it. */
const hmacIn =
  (header: string): Check =>
  async (secreto, headers, body) => {
    const signature = textIn(headers, header);
    if (!signature) return false;
    return verify(secreto, body, signature.startsWith(PREFIX) ? signature : PREFIX + signature);
  };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Its signing token follows Standard Webhooks; its older secret token is sent as it is. */
const ofGitlab: Check = (secreto, headers, body) => {
  if (!textIn(headers, 'webhook-signature'))
    return timingSafeEqual(digest(textIn(headers, 'x-gitlab-token')), digest(secreto));
  try {
    new Webhook(secreto).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

const CHECKS: Record<TipoForja, Check> = {
  github: hmacIn('x-hub-signature-256'),
  gitea: hmacIn('x-gitea-signature'),
  bitbucket: hmacIn('x-hub-signature'),
  gitlab: ofGitlab,
};

/** Whether the body was signed with one of these secrets. */
export async function isSigned(
  tipo: TipoForja,
  secretos: readonly string[],
  headers: Headers,
  body: string,
): Promise<boolean> {
  for (const secreto of secretos) if (await CHECKS[tipo](secreto, headers, body)) return true;
  return false;
}

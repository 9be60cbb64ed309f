import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { unexplained } from '../../cliente/unexplained.ts';
import { typesOf } from '../../cliente/types-of.ts';
import { ensureProgram } from '../../start/system-packages.ts';
import { demo } from '../fixtures/people.ts';
import { expect, test } from './con-modelo.ts';

const run = promisify(execFile);

/** The examples of the page, in its order: later ones use what earlier ones have set. */
const EXAMPLES = [
  ...readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms),
].map(([, code]) => code!);

test('the examples for people who script do what they say', async ({ product, request }) => {
  for (const name of ['bash', 'curl', 'jq']) ensureProgram(name, name, '');
  const { correo, contrasena: contraseña } = demo('lucia');
  const signedIn = await request.post('/api/usuarios/login', { data: { correo, contraseña } });
  const { token } = (await signedIn.json()) as { token: string };
  const made = await request.post('/api/tokens', {
    headers: { authorization: `Bearer ${token}` },
    data: { nombre: 'Guion', alcance: 'escribir' },
  });
  expect(made.status()).toBe(201);
  const { secreto } = (await made.json()) as { secreto: string };
  expect(EXAMPLES.length).toBeGreaterThan(6);
  const env = { ...process.env, B: `${product.baseUrl}/api`, T: secreto };
  // Traced, so that a failure names the line that it comes from.
  await run('bash', ['-euxo', 'pipefail', '-c', EXAMPLES.join('\n')], { env });
});

async function documentAt(request: APIRequestContext, path: string): Promise<Record<string, unknown>> {
  const reply = await request.get(path);
  expect(reply.status()).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

/** The errors that redocly's recommended rules find in a document. */
async function flawsOf(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, absoluteRef: 'api.json' });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('the OpenAPI document is valid, explains itself, and the client can be made from it', async ({
  request,
}) => {
  const document = await documentAt(request, '/api/docs-json');
  expect(document['openapi']).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(await flawsOf(document)).toEqual([]);
  expect(unexplained(document)).toEqual([]);
  const paths = Object.keys(document['paths'] as object);
  const described = [...(await typesOf(document)).matchAll(/^ {4}"(\/api[^"]*)": \{/gm)].map(
    ([, path]) => path,
  );
  expect(described.length).toBeGreaterThan(100);
  expect(described.toSorted()).toEqual(paths.toSorted());
});

test('the document of the socket events is valid', async ({ request }) => {
  expect(await flawsOf(await documentAt(request, '/api/docs-eventos'))).toEqual([]);
});

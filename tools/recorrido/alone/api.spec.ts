import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
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

test('the OpenAPI document is valid, and the client can be made from it', async ({ request }) => {
  const document = (await (await request.get('/api/docs-json')).json()) as Record<string, unknown>;
  expect(document['openapi']).toBe('3.1.0');
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  // A service that is busy is left out of the document. `typesOf` refuses one that its linter does.
  await expect(async () => {
    const now = (await (await request.get('/api/docs-json')).json()) as { paths: object };
    const described = [...(await typesOf(now)).matchAll(/^ {4}"(\/api[^"]*)": \{/gm)].map(([, path]) => path);
    expect(described.length).toBeGreaterThan(100);
    expect(described.toSorted()).toEqual(Object.keys(now.paths).toSorted());
  }).toPass({ timeout: 60_000 });
});

import fastifyStatic from '@fastify/static';
import { erroresGateway } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform/edge';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { installPageHeaders } from '../seguridad/page-headers';

const INDEX = 'index.html';
const ONE_YEAR_MS = 31_536_000_000;

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true;
}

/** Where a program asks, an address that is nobody's must not look like one that exists. */
const FOR_PROGRAMS = /^(api|\.well-known)(\/|$)/;

const restOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

/** The built web app. Hashed files are cached for a year; other files and every screen's address are revalidated. */
export const site = (root: string) =>
  async function siteScope(scope: FastifyInstance): Promise<void> {
    await installPageHeaders(scope);
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true, dotfiles: 'deny' });

    const revalidated = (reply: FastifyReply, file: string): FastifyReply =>
      reply.header('cache-control', 'no-cache').sendFile(file, { cacheControl: false });

    scope.get('/assets/*', (request, reply) =>
      reply.sendFile(join('assets', restOf(request)), { maxAge: ONE_YEAR_MS, immutable: true }),
    );

    scope.get('/*', async (request, reply) => {
      const path = restOf(request);
      if (FOR_PROGRAMS.test(path)) return reply.callNotFound();
      const file = join(root, path);
      if (extname(path) !== '' && file.startsWith(root + sep) && (await isFile(file)))
        return revalidated(reply, path);
      if (!(await isFile(join(root, INDEX)))) throw new DomainError(erroresGateway.sinConstruir);
      return revalidated(reply, INDEX);
    });
  };

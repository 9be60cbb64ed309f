import type { FastifyInstance } from 'fastify';
import type { KnownRoutes } from './known-routes';

const CREATED = 201;

interface Item {
  _id: string;
  version?: unknown;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Item>)._id === 'string';

/** The one item that a reply is about; undefined: it is about none, or several. */
const itemOf = (reply: unknown): Item | undefined => {
  if (typeof reply !== 'object' || reply === null || !('success' in reply)) return undefined;
  const items = Object.values(reply).filter((value) => isItem(value));
  return items.length === 1 ? items[0] : undefined;
};

/**
 * Says of one item its version as `ETag`, to be sent back as `If-Match`, and of one that has been created where it can be
 * read. The tag names the state of the item and not the bytes of the reply: names of people in it change without it, so
 * no reply is ever answered with 304 by it.
 */
export function sayOfItems(fastify: FastifyInstance, routes: KnownRoutes): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    const item = reply.statusCode <= CREATED ? itemOf(payload) : undefined;
    const { url } = request.routeOptions;
    if (item && url) {
      if (typeof item.version === 'number' && !reply.hasHeader('etag'))
        reply.header('etag', `"${item.version}"`);
      if (reply.statusCode === CREATED && routes.readsOneOf(url))
        reply.header('location', `${url}/${item._id}`);
    }
    done(null, payload);
  });
}

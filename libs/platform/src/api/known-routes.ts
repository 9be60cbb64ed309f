import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether an address is one of a route's: `/historias/:id` has `/historias/7`. */
const isAt = (url: string, path: string): boolean => {
  const [parts, said] = [url.split('/'), path.split('/')];
  return parts.length === said.length && parts.every((part, i) => part.startsWith(':') || part === said[i]);
};

/** The routes of this process, for what is said of them beside their answers. */
@Injectable()
export class KnownRoutes {
  /** The methods of each address, as it is written in its controller. */
  private readonly methods = new Map<string, Set<string>>();

  /** Notes what is registered from now on. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      const known = this.methods.get(url) ?? new Set();
      for (const one of [method].flat()) known.add(one);
      this.methods.set(url, known);
    });
  }

  /** The methods that the address of this request has; none: it is nobody's. */
  methodsOf({ url }: FastifyRequest): string[] {
    const [path] = url.split('?', 1);
    const found = [...this.methods].filter(([one]) => isAt(one, path!));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].toSorted();
  }

  /** Whether what is made at this address can be read one by one beneath it. */
  readsOneOf(url: string): boolean {
    return [...this.methods].some(
      ([one, methods]) =>
        methods.has('GET') && one.startsWith(`${url}/:`) && !one.includes('/', url.length + 1),
    );
  }
}

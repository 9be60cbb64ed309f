import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6_GROUPS = 8;
const SUBSCRIBER_GROUPS = 4;

/** One subscriber owns a whole IPv6 /64: counted by single addresses, they would never run out of tries. */
export const addressKey = (address: string): string => {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const end = tail === '' ? [] : tail.split(':');
    groups.push(...Array<string>(Math.max(0, IPV6_GROUPS - groups.length - end.length)).fill('0'), ...end);
  }
  return groups
    .slice(0, SUBSCRIBER_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Only the last hop was written by our gateway; the caller may have made up everything before it. */
export const lastHop = (forwardedFor: string | string[] | undefined, remote: string): string => {
  const hops = [forwardedFor ?? ''].flat().join(',').split(',');
  return hops.at(-1)?.trim() || remote;
};

export const addressOf = ({ headers, ip }: FastifyRequest): string =>
  addressKey(lastHop(headers['x-forwarded-for'], ip));

export const CallerAddress = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  addressOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

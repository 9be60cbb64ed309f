import { Inject, Injectable } from '@nestjs/common';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

const MAPPED_IPV4 = '::ffff:';

const plain = (address: string): string =>
  address.startsWith(MAPPED_IPV4) ? address.slice(MAPPED_IPV4.length) : address;

/** The client's address: the peer's, or what a trusted proxy says it is. */
@Injectable()
export class ClientAddress {
  private readonly trusted = new BlockList();
  private readonly trustsNobody: boolean;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.trustsNobody = config.PROXIES_DE_CONFIANZA.length === 0;
    for (const network of config.PROXIES_DE_CONFIANZA) {
      const [address = '', bits] = network.split('/');
      const type = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.trusted.addAddress(address, type);
      else this.trusted.addSubnet(address, Number(bits), type);
    }
  }

  of(request: IncomingMessage): string {
    const peer = plain(request.socket.remoteAddress ?? '');
    if (this.trustsNobody || !this.trusts(peer)) return peer;
    const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
    for (let hop = chain.pop(); hop !== undefined; hop = chain.pop()) {
      const address = plain(hop.trim());
      if (isIP(address) === 0) return peer;
      if (!this.trusts(address)) return address;
    }
    return peer;
  }

  private trusts(address: string): boolean {
    return this.trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

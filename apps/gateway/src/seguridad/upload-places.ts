import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { isLoopback, networkOf } from './address-network';

/**
 * Streamed bodies that one address may have under way at once; enough for an office whose people attach files together.
 */
const MAX_PER_ADDRESS = 64;

/** Keeps one address from taking all the connections for uploads. */
@Injectable()
export class UploadPlaces {
  private readonly taken = new Map<string, number>();
  private readonly limitsLoopback: boolean;

  constructor(@Inject(GATEWAY_CONFIG) config: GatewayConfig) {
    this.limitsLoopback = config.LIMITAR_LOCAL;
  }

  /** Takes a place. Returns the function that gives it back; null when the address has none left. */
  take(address: string): (() => void) | null {
    if (!this.limitsLoopback && isLoopback(address)) return () => undefined;
    const key = networkOf(address);
    const count = this.taken.get(key) ?? 0;
    if (count >= MAX_PER_ADDRESS) return null;
    this.taken.set(key, count + 1);
    return () => this.giveBack(key);
  }

  private giveBack(key: string): void {
    const left = (this.taken.get(key) ?? 1) - 1;
    if (left === 0) this.taken.delete(key);
    else this.taken.set(key, left);
  }
}

import { Injectable } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { GATEWAY_METADATA, MESSAGE_METADATA } from '@nestjs/websockets/constants.js';

type Handlers = Record<string, object>;

/** What a client may ask of its socket: whatever a gateway subscribes to. */
@Injectable()
export class ClientEvents {
  private found: ReadonlySet<string> | null = null;

  constructor(private readonly modules: ModulesContainer) {}

  get names(): string[] {
    return [...this.all];
  }

  has(evento: string): boolean {
    return this.all.has(evento);
  }

  private get all(): ReadonlySet<string> {
    this.found ??= new Set(this.gateways().flatMap(eventsOf));
    return this.found;
  }

  private gateways(): Handlers[] {
    return [...this.modules.values()]
      .flatMap(({ providers }) => [...providers.values()])
      .flatMap(({ metatype }) =>
        metatype && Reflect.hasMetadata(GATEWAY_METADATA, metatype) ? [metatype.prototype as Handlers] : [],
      );
  }
}

const eventsOf = (gateway: Handlers): string[] =>
  new MetadataScanner()
    .getAllMethodNames(gateway)
    .flatMap((name) => (Reflect.getMetadata(MESSAGE_METADATA, gateway[name]!) as string | undefined) ?? []);

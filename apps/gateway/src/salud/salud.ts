import { Inject, Injectable } from '@nestjs/common';
import { Broker } from '@pmp/platform/edge';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { isReady } from '../proxy/is-ready';
import { SERVICIOS, urlsOf, type Servicio } from '../proxy/routes';

const TIMEOUT_MS = 1_500;
const KEPT_MS = 500;

type Estado = 'listo' | 'no disponible';
export type Estados = Record<string, Estado>;

/** Tells whether everything behind this gateway is ready; checks at most twice a second, however many ask. */
@Injectable()
export class Salud {
  private readonly urls: Record<Servicio, string>;
  private hasConnected = false;
  private kept: { estados: Promise<Estados>; until: number } | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
  ) {
    this.urls = urlsOf(config);
  }

  /**
   * Whether requests may come here: it has reached the broker once, so that it is not one that was set up wrongly and
   * would replace those that work. A broker or service that is away later takes no gateway with it.
   */
  get isReady(): boolean {
    this.hasConnected ||= this.broker.connection !== null;
    return this.hasConnected;
  }

  estados(): Promise<Estados> {
    const now = Date.now();
    if (this.kept === null || now >= this.kept.until)
      this.kept = { estados: this.ask(), until: now + KEPT_MS };
    return this.kept.estados;
  }

  private async ask(): Promise<Estados> {
    const answers = await Promise.all(
      SERVICIOS.map((servicio) => isReady(servicio, this.urls[servicio], TIMEOUT_MS)),
    );
    const named = (listo: boolean): Estado => (listo ? 'listo' : 'no disponible');
    return {
      ...Object.fromEntries(SERVICIOS.map((servicio, i) => [servicio, named(answers[i]!)])),
      broker: named(this.broker.connection !== null),
    };
  }
}

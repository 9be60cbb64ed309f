import { Inject, Injectable } from '@nestjs/common';
import { erroresComunes, type Operacion as Reply } from '@pmp/contracts/common';
import { Broker, DomainError, noDisponible } from '@pmp/platform/edge';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { SERVICIOS } from '../proxy/routes';
import { SocketServer } from '../realtime/socket-server';
import { Certificado } from './certificado';
import { tamanoEmbebidaOf } from './embebida.rules';
import { estadoOf, Services, type Answer } from './services';

const STARTED = new Date(Date.now() - process.uptime() * 1000).toISOString();
const REFUSED = new Set([401, 403]);

/** The whole product as an operator sees it. */
@Injectable()
export class Operacion {
  constructor(
    private readonly services: Services,
    private readonly sockets: SocketServer,
    private readonly broker: Broker,
    private readonly certificado: Certificado,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * If one service refuses, the whole request is refused; nothing is shown until a service has said that this person
   * may look.
   */
  async read(authorization: string | undefined): Promise<{ status: number; body: unknown }> {
    // Without a token the answer is known; asking seven services would let anybody cause work.
    if (authorization === undefined) throw new DomainError(erroresComunes.noAutenticado);
    const ask = (servicio: (typeof SERVICIOS)[number]): Promise<Answer> =>
      this.services.ask(servicio, 'GET', '', authorization);
    const answers = await Promise.all(SERVICIOS.map(ask));
    const refusal = answers.find((answer) => answer && REFUSED.has(answer.status));
    if (refusal) return refusal;
    if (!answers.some((answer) => answer?.status === 200)) throw noDisponible('usuarios');
    const servicios = SERVICIOS.map((servicio, i) => ({ servicio, estado: estadoOf(answers[i]!) }));
    const embebida = tamanoEmbebidaOf(
      servicios.map(({ estado }) => estado),
      this.sockets.count,
    );
    return {
      status: 200,
      body: { success: true, gateway: this.gateway(), embebida, servicios } satisfies Reply,
    };
  }

  private gateway(): Reply['gateway'] {
    const { caduca } = this.certificado;
    return {
      version: this.config.VERSION,
      desde: STARTED,
      broker: this.broker.connection !== null,
      sockets: this.sockets.count,
      certificado: caduca && { caduca: caduca.toISOString() },
    };
  }
}

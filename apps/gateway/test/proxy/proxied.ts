import { GATEWAY_SECRET } from '@pmp/testing';
import { startGateway, type TestGateway } from '../gateway';
import { StubService } from '../stub-service';

/** A gateway in front of a `proyectos` that the test plays; no other service is there. */
export class Proxied {
  private constructor(
    readonly gateway: TestGateway,
    readonly proyectos: StubService,
  ) {}

  static async start(): Promise<Proxied> {
    const proyectos = new StubService();
    await proyectos.start();
    const gateway = await startGateway({
      PROYECTOS_URL: proyectos.url,
      SECRETO_GATEWAY: `${GATEWAY_SECRET}, el-anterior-que-aun-se-acepta`,
    });
    return new Proxied(gateway, proyectos);
  }

  /** Restarts the stub service at the same address. */
  async renew(): Promise<void> {
    await this.proyectos.stop();
    await this.proyectos.start();
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.proyectos.stop();
  }
}

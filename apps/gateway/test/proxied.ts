import { startGateway, type TestGateway } from './gateway';
import { StubService } from './stub-service';

/** A gateway before a `proyectos` that the test answers for; nobody else is there. */
export class Proxied {
  private constructor(
    readonly gateway: TestGateway,
    readonly proyectos: StubService,
  ) {}

  static async start(): Promise<Proxied> {
    const proyectos = new StubService();
    await proyectos.start();
    const gateway = await startGateway({ PROYECTOS_URL: proyectos.url });
    return new Proxied(gateway, proyectos);
  }

  /** The service as at the start, at the same address. */
  async renew(): Promise<void> {
    await this.proyectos.stop();
    await this.proyectos.start();
  }

  async close(): Promise<void> {
    await this.gateway.close();
    await this.proyectos.stop();
  }
}

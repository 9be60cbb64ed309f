import { connect, createServer, type Server, type Socket } from 'node:net';
import { localPortsOf } from './process-ports.ts';

/** A port in front of another; its connections can be cut, all of them or those of one process. */
export class Line {
  readonly port: number;
  private readonly pairs = new Map<Socket, Socket>();
  private readonly cutProcesses = new Set<number>();
  private allCut = false;
  private readonly server: Server;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.port = port;
  }

  static async open(targetPort: number): Promise<Line> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const line = new Line(server, (server.address() as { port: number }).port);
    server.on('connection', (near) => line.join(near, targetPort));
    return line;
  }

  /**
   * Cuts open connections and rejects new ones; `pid` null: of every process. Returns a function that restores the
   * line.
   */
  cut(pid: number | null): () => void {
    if (pid === null) this.allCut = true;
    else this.cutProcesses.add(pid);
    const ports = pid === null ? null : localPortsOf(pid);
    for (const [near, far] of this.pairs) {
      if (ports && !ports.has(near.remotePort ?? 0)) continue;
      near.destroy();
      far.destroy();
    }
    return () => {
      if (pid === null) this.allCut = false;
      else this.cutProcesses.delete(pid);
    };
  }

  close(): void {
    this.server.close();
    this.cut(null);
  }

  private isCut(near: Socket): boolean {
    return this.allCut || [...this.cutProcesses].some((pid) => localPortsOf(pid).has(near.remotePort ?? 0));
  }

  private join(near: Socket, targetPort: number): void {
    near.on('error', () => near.destroy());
    if (this.isCut(near)) return void near.destroy();
    const far = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    this.pairs.set(near, far);
    far.on('error', () => far.destroy());
    near.on('close', () => {
      this.pairs.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  }
}

import { connect, type Socket } from 'node:net';
import { deserialize, serialize, type Document } from 'bson';

/** A minimal client, because a driver does not send the same write twice on demand. */
export class WireClient {
  private readonly socket: Socket;
  private received = Buffer.alloc(0);
  private readonly waiting: ((reply: Document) => void)[] = [];

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (chunk) => this.receive(chunk));
  }

  send(command: Document): Promise<Document> {
    const body = serialize({ ...command, $db: command['$db'] ?? 'd' });
    const header = Buffer.alloc(21);
    header.writeInt32LE(21 + body.length, 0);
    header.writeInt32LE(2013, 12);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.socket.write(Buffer.concat([header, body]));
    });
  }

  /** For a command after which the server closes the connection instead of answering. */
  async untilClosed(command: Document): Promise<void> {
    const closed = new Promise((resolve) => this.socket.once('close', resolve));
    void this.send(command);
    await closed;
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    while (this.received.length >= 4 && this.received.length >= this.received.readInt32LE(0)) {
      const length = this.received.readInt32LE(0);
      this.waiting.shift()!(deserialize(this.received.subarray(21, length)));
      this.received = this.received.subarray(length);
    }
  }
}

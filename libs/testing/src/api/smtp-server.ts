import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Mail {
  to: string;
  /** Headers and parts as received, except that quoted-printable letters are decoded. */
  source: string;
}

/** How the server treats a mail to an address. */
type Behaviour = 'take' | 'refuse' | 'later' | 'take-and-die';

const REPLY_TO_RCPT: Record<Behaviour, string> = {
  take: '250 ok',
  'take-and-die': '250 ok',
  refuse: '550 no such person',
  later: '450 try later',
};

/** `=C3=B1` is ñ, and a line that ends in `=` goes on. */
const readable = (source: string): string =>
  Buffer.from(
    source
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** An SMTP server that keeps the mails it receives. */
export class SmtpServer {
  readonly mails: Mail[] = [];
  /** Addresses that it rejected, one entry per rejection. */
  readonly refused: string[] = [];
  private readonly behaviours = new Map<string, Behaviour>();
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.converse(socket));

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer();
    await smtp.listen(0);
    return smtp;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  behave(address: string, behaviour: Behaviour): void {
    this.behaviours.set(address, behaviour);
  }

  to(address: string): Mail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private converse(socket: Socket): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let [to, data, buffer]: [string, string[] | null, string] = ['', null, ''];
    const hear = (line: string): void => {
      if (data) {
        if (line !== '.') return void data.push(line);
        this.mails.push({ to, source: readable(data.join('\n')) });
        data = null;
        if (this.behaviours.get(to) === 'take-and-die') return void socket.destroy();
        return say('250 taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        const reply = REPLY_TO_RCPT[this.behaviours.get(to) ?? 'take'];
        if (!reply.startsWith('250')) this.refused.push(to);
        return say(reply);
      }
      if (command === 'DATA') data = [];
      say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok');
    };
    say('220 ready');
    socket.on('data', (chunk) => {
      const lines = (buffer + chunk.toString()).split('\r\n');
      buffer = lines.pop() ?? '';
      lines.forEach(hear);
    });
  }
}

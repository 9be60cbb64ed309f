import type { Socket } from 'node:net';
import { nobody } from './auth/login.ts';
import { isAcknowledgement } from './commands/request/acknowledgement.ts';
import { errorReply, runCommand } from './commands/run-command.ts';
import type { Connection, Services } from './commands/request/context.ts';
import { MongoError } from './errors.ts';
import { FrameReader } from './wire/frames.ts';
import { encodeMessage } from './wire/replies.ts';
import { parseRequest } from './wire/requests.ts';

/** Serves one client connection until it closes; a malformed message closes it. */
export function serveConnection(socket: Socket, id: number, services: Services): void {
  const reader = new FrameReader();
  const address = `${hostOf(socket)}:${socket.localPort}`;
  const connection: Connection = { id, address, login: nobody() };
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    try {
      for (const frame of reader.push(chunk)) void answer(socket, connection, services, frame);
    } catch {
      socket.destroy();
    }
  });
}

function hostOf({ localAddress = '127.0.0.1' }: Socket): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return address.includes(':') ? `[${address}]` : address;
}

async function answer(
  socket: Socket,
  connection: Connection,
  services: Services,
  frame: Buffer,
): Promise<void> {
  try {
    const request = parseRequest(frame);
    const { command } = request;
    const isUnreadable = command instanceof MongoError;
    const reply = isUnreadable ? errorReply(command, {}) : await runCommand(services, connection, command);
    if (!request.expectsReply) return;
    const message = encodeMessage(request, reply);
    services.store.journal.whenStored(!isUnreadable && isAcknowledgement(command), () => {
      if (!socket.destroyed) socket.write(message);
    });
  } catch {
    socket.destroy();
  }
}

import { Transform } from 'node:stream';
import pretty from 'pino-pretty';

/** Nest names each of its routes and modules at every start: a screen full that says nothing new. */
const BORING = new Set(['RouterExplorer', 'RoutesResolver', 'InstanceLoader', 'WebSocketsController']);

const isBoring = (line: string): boolean => {
  try {
    return BORING.has((JSON.parse(line) as { context?: string }).context ?? '');
  } catch {
    return false;
  }
};

/** Takes the lines of a service's log and writes them to the terminal for people. */
export function readableLog(): NodeJS.WritableStream {
  const out = pretty({
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname,servicio,context,metodo,ruta,estado,ms',
    messageFormat: (line, messageKey) =>
      line['metodo']
        ? `${line['metodo']} ${line['ruta']} ${line['estado']}, ${line['ms']} ms`
        : String(line[messageKey] ?? ''),
    singleLine: true,
    sync: true,
  });
  let rest = '';
  const filter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (!isBoring(line)) this.push(`${line}\n`);
      done();
    },
  });
  filter.pipe(out);
  return filter;
}

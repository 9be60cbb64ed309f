import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  eventually,
  freePort,
  testBroker,
  testDatabase,
  type TestBroker,
  type TestDatabase,
} from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundled } from '../../test/bundled';
import { OtlpReceiver, type ReceivedSpan } from '../../test/otlp-receiver';

interface Process {
  child: ChildProcess;
  url: string;
  lines: Record<string, unknown>[];
}

let program: Awaited<ReturnType<typeof bundled>>;
let broker: TestBroker;
let database: TestDatabase;
let receiver: OtlpReceiver;
const running: Process[] = [];

async function start(servicio: string, env: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [program.main], {
    env: {
      ...process.env,
      LOG_NIVEL: 'debug',
      NATS_URL: broker.url,
      MONGODB_URI: database.uri,
      MONGODB_BASE: `${database.base}_${servicio}`,
      PORT: String(port),
      SERVICIO: servicio,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started: Process = { child, url: `http://127.0.0.1:${port}`, lines: [] };
  running.push(started);
  createInterface(child.stdout!).on('line', (line) => started.lines.push(JSON.parse(line)));
  await eventually(async () => expect((await fetch(`${started.url}/salud/listo`)).status).toBe(200), {
    within: 30_000,
  });
  return started;
}

beforeAll(async () => {
  program = await bundled('traced-main');
  [broker, database, receiver] = await Promise.all([testBroker(), testDatabase(), OtlpReceiver.start()]);
});
afterAll(async () => {
  for (const { child } of running) {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGKILL')) await gone;
  }
  receiver.stop();
  await broker.dispose();
  program.remove();
});

const CORRELACION = 'desde-el-navegador-1';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

describe("with OpenTelemetry's variables set", () => {
  let origen: Process;
  let destino: Process;
  let spans: ReceivedSpan[];

  const named = (servicio: string, name: RegExp): ReceivedSpan[] =>
    spans.filter((span) => span.servicio === servicio && name.test(span.name));
  const parentOf = ({ parentSpanId }: ReceivedSpan): ReceivedSpan | undefined =>
    spans.find(({ spanId }) => spanId === parentSpanId);

  beforeAll(async () => {
    [origen, destino] = await Promise.all([start('origen', receiver.env), start('destino', receiver.env)]);
    const headers = {
      'x-correlation-id': CORRELACION,
      traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
    };
    await eventually(async () => {
      const reply = await fetch(`${origen.url}/api/cosas`, { method: 'POST', headers });
      expect(reply.status).toBe(201);
    });
    await eventually(() => {
      spans = receiver.of(TRACE);
      expect(named('destino', /^destino-cosa-hecha$/)).not.toEqual([]);
      expect(named('destino', /^destino-copia-cosas$/)).not.toEqual([]);
      expect(named('origen', /^POST \/api\/cosas$/)).not.toEqual([]);
    });
  });

  it('puts a request, its command and the handler of its fact into one trace', () => {
    const [fact] = named('destino', /^destino-cosa-hecha$/);
    const request = parentOf(fact!)!;
    expect(request).toMatchObject({ servicio: 'origen', name: 'POST /api/cosas' });
    expect(request.attributes).toMatchObject({ 'http.route': '/api/cosas', 'pmp.correlacion': CORRELACION });
    const [answered] = named('destino', /^comando\.destino\.preguntar\.v1$/);
    const asked = parentOf(answered!)!;
    expect(asked).toMatchObject({ servicio: 'origen', name: 'comando.destino.preguntar.v1' });
    expect(parentOf(asked)!.name).toBe('POST /api/cosas');
    expect(parentOf(named('destino', /^destino-copia-cosas$/)[0]!)).toBe(request);
  });

  it('includes the database calls of both services', () => {
    const ofDatabase = spans.filter(({ attributes }) => /mongodb/.test(JSON.stringify(attributes)));
    expect(ofDatabase.map((span) => parentOf(span)!.name)).toEqual(
      expect.arrayContaining(['POST /api/cosas', 'comando.destino.preguntar.v1', 'destino-cosa-hecha']),
    );
  });

  it('names the request, and the trace if there is one, in every log line about it', async () => {
    const line = (process: Process, msg: string | undefined) =>
      process.lines.find((one) => one['correlacion'] === CORRELACION && one['msg'] === msg);
    await eventually(() => {
      expect(line(origen, undefined)).toMatchObject({ ruta: '/api/cosas', estado: 201, traza: TRACE });
      expect(line(destino, 'hecho tratado')).toMatchObject({ consumidor: 'destino-cosa-hecha' });
      expect(line(destino, 'copia al día')).toMatchObject({ consumidor: 'destino-copia-cosas' });
    });
  });

  it('sends all spans before the process ends, and traces no probes', async () => {
    const headers = { traceparent: `00-${'c'.repeat(32)}-b7ad6b7169203331-01` };
    const reply = await fetch(`${origen.url}/api/cosas/cargado`, { headers });
    expect(await reply.json()).toEqual({ cargado: true });
    const gone = once(origen.child, 'exit');
    origen.child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(receiver.of('c'.repeat(32)).map(({ name }) => name)).toContain('GET /api/cosas/cargado');
    expect(receiver.spans.filter(({ name }) => /salud/.test(name))).toEqual([]);
  });
});

it('loads nothing of OpenTelemetry without its variables', async () => {
  const { url } = await start('origen', {});
  expect(await (await fetch(`${url}/api/cosas/cargado`)).json()).toEqual({ cargado: false });
});

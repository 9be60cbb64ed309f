import { connectBroker } from '../start/connect-broker.ts';
import { portsOf } from '../start/processes.ts';
import { readSettings } from '../start/settings.ts';
import { report, type Answer } from './report.ts';

const PATIENCE_MS = 30 * 60_000;

const [ancla] = process.argv.slice(2);
const settings = readSettings(process.env);
const prefix = process.env['NATS_PREFIJO'] ? `${process.env['NATS_PREFIJO']}.` : '';
const broker = await connectBroker(
  settings.natsUrl ?? `nats://127.0.0.1:${portsOf(settings).nats}`,
  'auditoria',
);
try {
  const subject = `${prefix}comando.usuarios.verificar-auditoria.v1`;
  const reply = await broker.request(subject, JSON.stringify(ancla ? { ancla } : {}), {
    timeout: PATIENCE_MS,
  });
  const { text, code } = report(reply.json<Answer>());
  console.log(text);
  process.exitCode = code;
} catch (error) {
  console.error(`No se ha podido verificar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
} finally {
  await broker.close();
}

import { operatorAddresses } from '../start/access/prepare-access.ts';
import { connectBroker } from '../start/connect-broker.ts';
import { readSettings } from '../start/settings.ts';
import { report, type Answer } from './report.ts';

const PATIENCE_MS = 30 * 60_000;

const [ancla] = process.argv.slice(2);
const settings = readSettings(process.env);
const prefix = process.env['NATS_PREFIJO'] ? `${process.env['NATS_PREFIJO']}.` : '';
const broker = await connectBroker(operatorAddresses(settings).natsUrl, 'auditoria');
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

import { operatorAddresses } from '../start/access/prepare-access.ts';
import { connectBroker } from '../start/connect-broker.ts';
import { readSettings } from '../start/settings.ts';

const PATIENCE_MS = 10 * 60_000;

interface Answer {
  datos?: { aplicados: number; retirados: number };
  error?: { message: string };
}

const [servicio, entidad] = process.argv.slice(2);
if (!servicio || !entidad) {
  console.error('Uso: npm run copias:reconstruir -- <servicio> <entidad>   (por ejemplo: sprints historia)');
  process.exit(2);
}

const settings = readSettings(process.env);
const prefix = process.env['NATS_PREFIJO'] ? `${process.env['NATS_PREFIJO']}.` : '';
const broker = await connectBroker(operatorAddresses(settings).natsUrl, 'copias');
try {
  const subject = `${prefix}comando.${servicio}.reconstruir-copia.v1`;
  const reply = await broker.request(subject, JSON.stringify({ entidad }), { timeout: PATIENCE_MS });
  const answer = reply.json<Answer>();
  if (!answer.datos) throw new Error(answer.error?.message ?? 'respuesta no reconocida');
  const { aplicados, retirados } = answer.datos;
  console.log(`Copia de «${entidad}» en ${servicio}: ${aplicados} aplicados, ${retirados} retirados.`);
} catch (error) {
  console.error(`No se ha podido reconstruir: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await broker.close();
}

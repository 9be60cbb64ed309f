import { parseArgs } from 'node:util';
import { operatorAddresses } from '../start/access/prepare-access.ts';
import { connectBroker } from '../start/connect-broker.ts';
import { readSettings } from '../start/settings.ts';

const PATIENCE_MS = 30_000;
const USAGE = `Uso: npm run claves:rotar [-- --ya]
  La clave que firma las sesiones se cambia por otra, que empieza a firmar a los diez minutos. La anterior se acepta
  hasta que caduquen las sesiones que firmó. Con --ya deja de aceptarse ahora y todas las personas vuelven a entrar.`;

interface Answer {
  datos?: { clave: string; desde: string; retiradas: number };
  error?: { message: string };
}

function readArguments(): { ya: boolean } {
  try {
    return { ya: parseArgs({ options: { ya: { type: 'boolean' } } }).values.ya === true };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

const asked = readArguments();
const prefix = process.env['NATS_PREFIJO'] ? `${process.env['NATS_PREFIJO']}.` : '';
const broker = await connectBroker(operatorAddresses(readSettings(process.env)).natsUrl, 'claves');
try {
  const subject = `${prefix}comando.usuarios.rotar-clave.v1`;
  const reply = await broker.request(subject, JSON.stringify(asked), { timeout: PATIENCE_MS });
  const answer = reply.json<Answer>();
  if (!answer.datos) throw new Error(answer.error?.message ?? 'respuesta no reconocida');
  const { clave, desde, retiradas } = answer.datos;
  console.log(`Clave nueva ${clave}: firma desde ${desde}. Retiradas ahora: ${retiradas}.`);
} catch (error) {
  console.error(`No se ha podido cambiar: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await broker.close();
}

import { operatorAddresses } from '../access/prepare-access.ts';
import { connectBroker } from '../broker/connect-broker.ts';
import { readSettings } from '../settings.ts';

/** What a service answers to a command. */
export interface Answer<T> {
  datos?: T;
  error?: { message: string };
}

/** Gives a command to a service of the running installation, as its operator; `name` is how the broker knows us. */
export async function askService<T>(
  name: string,
  command: string,
  datos: object,
  timeout: number,
): Promise<Answer<T>> {
  const prefix = process.env['NATS_PREFIJO'] ? `${process.env['NATS_PREFIJO']}.` : '';
  const broker = await connectBroker(operatorAddresses(readSettings(process.env)).natsUrl, name);
  try {
    const reply = await broker.request(`${prefix}comando.${command}`, JSON.stringify(datos), { timeout });
    return reply.json<Answer<T>>();
  } finally {
    await broker.close();
  }
}

/** As above, and throws what went wrong. */
export async function doneBy<T>(...call: Parameters<typeof askService>): Promise<T> {
  const { datos, error } = await askService<T>(...call);
  if (!datos) throw new Error(error?.message ?? 'respuesta no reconocida');
  return datos;
}

import { withSockets, type Latency } from './latency.ts';

const PEOPLE = 32;

/** Each person writes to the next in turn, so that nobody exceeds the product's rate limit per person. */
export const messageToPerson: Latency = {
  nombre: 'de enviar_mensaje a nuevo_mensaje',
  measure: (workspace, samples) =>
    withSockets(workspace.users.slice(0, PEOPLE), async (people) => {
      const send = async (n: number) => {
        const from = people[n % people.length]!;
        const to = people[(n + 1) % people.length]!;
        const clienteId = `a-persona-${n}-${Date.now()}`;
        const heard = to.hear('nuevo_mensaje', (datos) => datos['clienteId'] === clienteId);
        const startedAt = performance.now();
        const sent = from.ask('enviar_mensaje', {
          contenido: `Mensaje de prueba ${n}`,
          tipoChat: 'directo',
          tipoReceptor: 'usuario',
          receptor: to._id,
          clienteId,
        });
        const [at] = await Promise.all([heard, sent]);
        return at - startedAt;
      };
      // The first message of a conversation also creates it.
      for (let n = 0; n < people.length; n += 1) await send(n);
      const times: number[] = [];
      for (let n = 0; n < samples; n += 1) times.push(await send(n));
      return times;
    }),
};

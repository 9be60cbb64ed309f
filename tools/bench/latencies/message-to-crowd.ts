import { withSockets, type Latency } from './latency.ts';

/** Until the last person of a team's chat has received it; all are online. */
export const messageToCrowd: Latency = {
  nombre: 'de enviar_mensaje a la última de 100 personas',
  measure: (workspace, samples) =>
    withSockets(workspace.users, async (people) => {
      const times: number[] = [];
      for (let n = -1; n < samples; n += 1) {
        const from = people[(n + people.length) % people.length]!;
        const clienteId = `a-todos-${n}-${Date.now()}`;
        const others = people.filter((person) => person !== from);
        const heard = others.map((person) =>
          person.hear('nuevo_mensaje', (datos) => datos['clienteId'] === clienteId),
        );
        const startedAt = performance.now();
        const sent = from.ask('enviar_mensaje', {
          contenido: `Mensaje de prueba ${n}`,
          tipoChat: 'equipo',
          tipoReceptor: 'equipo',
          receptor: workspace.equipo,
          clienteId,
        });
        const [arrivals] = await Promise.all([Promise.all(heard), sent]);
        if (n >= 0) times.push(Math.max(...arrivals) - startedAt);
      }
      return times;
    }),
};

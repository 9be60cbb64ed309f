import { idOf } from '../seed/ids.ts';
import { withSockets, type Latency } from './latency.ts';

const PEOPLE = 31;
let made = 0;

/** Assigns a different task each time, so that only the new assignee is notified. */
export const assignmentToPerson: Latency = {
  nombre: 'de asignar una tarea a nueva_notificacion',
  measure: async (workspace, samples) => {
    const { users, proyecto, historia } = workspace;
    const [assigner, ...others] = users;
    return withSockets(others.slice(0, PEOPLE), async (people) => {
      const times: number[] = [];
      for (let n = 0; n < samples; n += 1) {
        const tarea = idOf('tarea', (made += 1));
        await assigner!.insist('POST', '/api/tareas', {
          _id: tarea,
          titulo: `Tarea que se asigna ${n}`,
          proyecto,
          historiaId: historia,
        });
        const to = people[n % people.length]!;
        const heard = to.hear('nueva_notificacion', ({ accion }) => String(accion).includes(tarea));
        const startedAt = performance.now();
        await assigner!.expect(200, 'PUT', `/api/tareas/${tarea}`, { asignado: to._id });
        times.push((await heard) - startedAt);
      }
      return times;
    });
  },
};

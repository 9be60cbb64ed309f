import { expect, it } from '@jest/globals';
import { Calendario, fechaOfDia } from '@pmp/platform';
import { eventually, newId } from '@pmp/testing';
import { World } from './world';

/** A zone in which it is now another day than in UTC, hours from midnight. */
const ZONA = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';

it('reminds by the days of the zone named in ZONA_HORARIA', async () => {
  const world = await World.start({ RECORDATORIOS_CADA_S: '0.1', ZONA_HORARIA: ZONA });
  const ana = await world.person();
  const proyecto = newId();
  const equipo = await world.service.people.team({ [ana._id]: 'miembro' });
  await world.put('copia_proyectos', { _id: proyecto, equipo });
  const hoy = new Calendario(ZONA).diaOf(new Date());
  const titles = async () =>
    (await world.list(ana)).notificaciones
      .map(({ mensaje }: { mensaje: string }) => mensaje.split(' ')[0])
      .sort();
  for (const [titulo, dias] of Object.entries({ ayer: -1, pasado: 2, hoy: 0, mañana: 1 })) {
    const fechaLimite = fechaOfDia(hoy + dias).toISOString();
    const tarea = { titulo, estado: 'pendiente', asignado: ana._id, fechaLimite, proyecto };
    await world.put('copia_tareas', { _id: newId(), ...tarea });
  }
  await eventually(async () => expect(await titles()).toEqual(['«hoy»', '«mañana»']));
  await world.close();
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alertaEnviada } from '@pmp/contracts/ia';
import { eventually, newId, type TestPerson } from '@pmp/testing';
import { World } from './world';

let world: World;
let luis: TestPerson;
let fuera: TestPerson;
let proyecto: string;

beforeAll(async () => {
  world = await World.start();
  [luis, fuera] = [await world.person(), await world.person()];
  proyecto = newId();
  const equipo = await world.service.people.team({ [luis._id]: 'miembro' });
  await world.put('copia_proyectos', { _id: proyecto, equipo });
});
afterAll(() => world.close());

const send = (_id: string, usuarios: string[]) =>
  world.tell(alertaEnviada, {
    _id,
    proyecto,
    regla: 'tarea-vencida',
    titulo: 'Tarea vencida: «Pagos»',
    descripcion: 'Venció ayer.',
    enlace: `/tareas/${_id}`,
    usuarios,
  });

const told = async (person: TestPerson) => {
  await eventually(async () => expect(await world.pending()).toBe(0));
  return (await world.list(person, '?filtro=sistema')).notificaciones;
};

describe('an alert that is sent by hand', () => {
  it('is notified once, whoever sends it again', async () => {
    const alerta = newId();
    await send(alerta, [luis._id]);
    await send(alerta, [luis._id]);
    expect(await told(luis)).toHaveLength(1);
    await send(newId(), [luis._id]);
    expect(await told(luis)).toHaveLength(2);
  });

  it('is never notified to somebody who may not see its project', async () => {
    await send(newId(), [fuera._id]);
    expect(await told(fuera)).toEqual([]);
  });
});

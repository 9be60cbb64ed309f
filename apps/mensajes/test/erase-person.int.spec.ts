import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { borrarPersona, CommandClient, datosDePersona } from '@pmp/platform';
import { World } from './world';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

const ask = () => world.service.app.get(CommandClient);

/** Every collection but the copies, which follow their owners. */
const stored = async (): Promise<string> => {
  const db = world.service.connection.db!;
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const own = names.filter((name) => !name.startsWith('copia_'));
  return JSON.stringify(await Promise.all(own.map((name) => db.collection(name).find({}).toArray())));
};

describe('a person who is erased', () => {
  it('gets all that is kept of them, and then leaves their messages to nobody', async () => {
    const luis = await world.person({ nombre: 'Leocadio Inolvidable' });
    const team = await world.group([world.ana, luis], { nombre: 'Zorros' });
    const correo = `${luis._id}@ejemplo.es`;
    await world.send(luis, 'equipo', team, { contenido: 'Mi informe' });
    await world.send(world.ana, 'equipo', team, { contenido: `@${luis.nombre} escribe a ${correo}` });

    const question = { _id: luis._id, cursor: null };
    const { filas, siguiente } = await ask().ask(datosDePersona('mensajes'), question);
    expect(siguiente).toBeNull();
    expect(JSON.stringify(filas)).toContain('Mi informe');
    expect(JSON.stringify(filas)).not.toContain('escribe a');

    const persona = { _id: luis._id, nombre: luis.nombre, correo, unica: true };
    const erase = () => ask().ask(borrarPersona('mensajes'), persona);
    expect(await erase()).toEqual({ quedaban: 1 });
    expect(await stored()).toContain(luis.nombre);
    await world.service.people.change('copia_usuarios', luis._id, {
      nombre: 'Persona eliminada',
      correo: '',
    });
    expect((await erase()).quedaban).toBeGreaterThan(0);
    for (let round = 0; round < 20 && (await erase()).quedaban > 0; round += 1);
    const left = await stored();
    for (const trace of [luis.nombre, 'leocadio', correo]) expect(left).not.toContain(trace);
    expect(left).toContain('Mi informe');
    expect(left).toContain('@Persona eliminada escribe a Persona eliminada');
  });
});

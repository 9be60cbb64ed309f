import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_CALENDARIOS, MAX_FORJAS, MAX_WEBHOOKS } from '@pmp/contracts/integraciones';
import { newId, World } from './world';

let world: World;
let proyecto: string;
let ajeno: string;
beforeAll(async () => {
  world = await World.start();
  proyecto = await world.proyecto();
  const { outsider, otherTeam } = world;
  const team = await world.service.people.team({ [outsider._id]: 'admin' });
  ajeno = await world.proyecto({ equipo: team, creador: outsider._id });
  expect(team).not.toBe(otherTeam);
});
afterAll(() => world.close());

const webhookOf = (of: string) => ({
  nombre: 'Panel',
  url: 'http://receptor.invalid/',
  proyecto: of,
  hechos: ['historia.creada'],
});
const forjaOf = (of: string) => ({ nombre: 'Tienda', tipo: 'github', proyecto: of });

describe('how many there may be', () => {
  it.each([
    ['webhooks', MAX_WEBHOOKS, () => webhookOf(proyecto)],
    ['forjas', MAX_FORJAS, () => forjaOf(proyecto)],
    ['calendarios', MAX_CALENDARIOS, () => ({ nombre: 'Móvil', tipo: 'trabajo' })],
  ] as const)('%s holds also for those that are made at once', async (ruta, max, datos) => {
    const make = () => world.as(world.teamAdmin)('POST', `/${ruta}`, datos());
    const replies = await Promise.all(Array.from({ length: max + 6 }, make));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(max);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await world.collection(ruta).countDocuments()).toBe(max);
    await world.collection(ruta).deleteMany({});
  });
});

describe('an id that somebody gives to something new', () => {
  it.each([
    ['webhooks', webhookOf],
    ['forjas', forjaOf],
  ] as const)(
    'of %s is refused if others have it, and not as if the call had been repeated',
    async (ruta, datos) => {
      const _id = newId();
      const mine = () => world.as(world.teamAdmin)('POST', `/${ruta}`, { ...datos(proyecto), _id });
      expect((await mine()).status).toBe(201);
      const theirs = await world.as(world.outsider)('POST', `/${ruta}`, { ...datos(ajeno), _id });
      expect([theirs.status, theirs.body.motivo]).toEqual([409, 'integraciones.idOcupado']);
      expect((await mine()).body.motivo).toBe('integraciones.yaCreado');
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestPerson } from '@pmp/testing';
import { timeForMongo } from '../src/crecimiento/crecimiento.rules';
import { CrecimientoService } from '../src/crecimiento/crecimiento.service';
import { World } from './world';

const NOW = new Date('2026-11-20T10:00:00Z');

describe('the time for MongoDB', () => {
  it.each([
    [{ documentos: 349_999, personas: 699 }, null],
    [{ documentos: 350_000, personas: 1 }, [70, '0.7']],
    [{ documentos: 1, personas: 700 }, [70, '0.7']],
    [{ documentos: 430_000, personas: 1 }, [86, '0.85']],
    [{ documentos: 900_000, personas: 1 }, [180, '1']],
  ] as const)('%j', (usado, told) => {
    const aviso = timeForMongo(usado, ['p1'], NOW);
    const [parte, step] = told ?? [];
    expect(aviso && [aviso.frase?.parametros, aviso.causa]).toEqual(
      told && [{ parte }, `base-embebida:${step}`],
    );
    if (aviso) expect(aviso.mensaje).toContain(`el ${parte} %`);
    expect(timeForMongo(usado, [], NOW)).toBeNull();
  });
});

describe('an installation with the embedded database', () => {
  let world: World;
  let admin: TestPerson;
  let ana: TestPerson;

  beforeAll(async () => {
    world = await World.start();
    admin = await world.service.people.person({ rol: 'admin' });
    ana = await world.person();
  });
  afterAll(() => world.close());

  it('tells its administrators, nobody else, and once, when it is about to be too small', async () => {
    const service = world.service.app.get(CrecimientoService);
    await service.look();
    expect((await world.list(admin)).notificaciones).toEqual([]);
    const people = Array.from({ length: 700 }, (_, i) => ({
      _id: `persona-${i}`,
      estado: 'activo',
      eliminado: false,
    }));
    await world.service.connection.collection('copia_usuarios').insertMany(people as never);
    await service.look();
    await service.look();
    const { notificaciones } = await world.list(admin);
    expect(notificaciones).toMatchObject([
      { tipo: 'sistema', regla: 'base-embebida', accion: '/operacion', aviso: 'baseEmbebidaCerca' },
    ]);
    expect((await world.list(ana)).notificaciones).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FactDefinition } from '@pmp/contracts/common';
import { forjaAvance, forjaPrueba } from '@pmp/contracts/integraciones';
import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import { eventually } from '@pmp/testing';
import type { z } from 'zod';
import { newId, World } from './world';

let world: World;
let connection: NatsConnection;
beforeAll(async () => {
  world = await World.start();
  connection = await connect({ servers: world.broker.url });
});
afterAll(async () => {
  await connection.close();
  await world.close();
});

function publish<D extends FactDefinition>(def: D, datos: z.input<D['datos']>, actor: string): void {
  const envelope = { id: `${newId()}:0`, ocurrido: new Date().toISOString(), correlacion: newId(), actor };
  connection.publish(def.subject, JSON.stringify({ ...envelope, datos: def.datos.parse(datos) }));
}

const sobre = ({ clave, proyecto }: { clave: string; proyecto: string }, dueno = world.teamAdmin._id) => ({
  forja: newId(),
  dueno,
  proyecto,
  numero: Number(clave.split('-').at(-1)),
});
const advance = (
  item: Historia | Tarea,
  estado: 'en progreso' | 'en revisión' | 'completada',
  dueno?: string,
) =>
  publish(forjaAvance, { ...sobre(item, dueno), senal: 'fusionada', estado }, dueno ?? world.teamAdmin._id);
const prove = (item: Historia, criterio: number, hecho: boolean, version: number) =>
  publish(forjaPrueba, { ...sobre(item), criterio, hecho, version }, world.teamAdmin._id);

const call = () => world.as(world.member);
const historiaNow = async ({ _id }: Historia): Promise<Historia> =>
  (await call()('GET', `/historias/${_id}`)).body.historia;
const estadoOf = async (kind: 'historia' | 'tarea', { _id }: { _id: string }) =>
  (await call()('GET', `/${kind}s/${_id}`)).body[kind].estado as string;

/** Facts of one kind are handled in their order: once this has moved, those before it have been. */
async function handled(): Promise<void> {
  const { tarea } = await world.tree();
  advance(tarea, 'completada');
  await eventually(async () => expect(await estadoOf('tarea', tarea)).toBe('completada'));
}

describe('code that gets further', () => {
  it('moves what it names on in the name of who answers for the connection, and never back', async () => {
    const { historia, tarea } = await world.tree();
    advance(historia, 'completada');
    advance(tarea, 'en revisión');
    await eventually(async () => {
      expect(await estadoOf('historia', historia)).toBe('completada');
      expect(await estadoOf('tarea', tarea)).toBe('en revisión');
    });
    advance(historia, 'en progreso');
    advance(tarea, 'en progreso');
    await handled();
    expect(await estadoOf('historia', historia)).toBe('completada');
    expect(await estadoOf('tarea', tarea)).toBe('en revisión');
    const [cambio] = (await call()('GET', `/historias/${historia._id}/historial`)).body.cambios;
    expect(cambio).toMatchObject({ campo: 'estado', a: 'completada', autor: { _id: world.teamAdmin._id } });
  });

  it('leaves alone what is blocked, an epic, another project and what its owner may not change', async () => {
    const { historia, tarea, epica } = await world.tree();
    await call()('PUT', `/tareas/${tarea._id}`, { estado: 'bloqueada' });
    advance(tarea, 'completada');
    advance(epica as never, 'completada');
    advance(historia, 'completada', world.outsider._id);
    publish(
      forjaAvance,
      { ...sobre({ ...historia, proyecto: newId() }), senal: 'abierta', estado: 'completada' },
      world.teamAdmin._id,
    );
    await handled();
    expect(await estadoOf('tarea', tarea)).toBe('bloqueada');
    expect(await estadoOf('historia', historia)).toBe('pendiente');
    expect((await call()('GET', `/epicas/${epica._id}`)).body.epica.estado).toBe('pendiente');
  });
});

describe('code that proves a criterion', () => {
  async function withCriterios(): Promise<Historia> {
    const { historia } = await world.tree();
    const criterios = ['Uno', 'Dos', 'Tres'].map((texto) => ({ texto }));
    return (await call()('POST', `/historias/${historia._id}/criterios`, { criterios })).body.historia;
  }
  const ticks = async (item: Historia) =>
    Object.fromEntries((await historiaNow(item)).criterios!.map(({ texto, hecho }) => [texto, hecho]));

  it('ticks it, and takes that back wherever it has been moved meanwhile', async () => {
    const historia = await withCriterios();
    prove(historia, 2, true, 1);
    await eventually(async () =>
      expect(await ticks(historia)).toMatchObject({ Uno: false, Dos: true, Tres: false }),
    );
    const dos = historia.criterios![1]!._id;
    await call()('PUT', `/historias/${historia._id}/criterios/${dos}`, { despuesDe: null });
    prove(historia, 2, false, 2);
    await eventually(async () => expect(await ticks(historia)).toMatchObject({ Uno: false, Dos: false }));
    // What is older is no longer true.
    prove(historia, 2, true, 1);
    prove(historia, 3, true, 1);
    await eventually(async () => expect(await ticks(historia)).toMatchObject({ Dos: false, Tres: true }));
  });

  it('takes back no tick of a person', async () => {
    const historia = await withCriterios();
    const [uno, dos] = historia.criterios!;
    const tick = (id: string, hecho: boolean) =>
      call()('PUT', `/historias/${historia._id}/criterios/${id}`, { hecho });
    await tick(uno!._id, true);
    prove(historia, 1, true, 1);
    prove(historia, 2, true, 1);
    await eventually(async () => expect(await ticks(historia)).toMatchObject({ Dos: true }));
    await tick(dos!._id, false);
    await tick(dos!._id, true);
    prove(historia, 1, false, 2);
    prove(historia, 2, false, 2);
    prove(historia, 3, true, 1);
    await eventually(async () =>
      expect(await ticks(historia)).toMatchObject({ Uno: true, Dos: true, Tres: true }),
    );
    // What code says of a criterion that a person has ticked changes nothing that one could see.
    const { body } = await call()('GET', `/historias/${historia._id}/historial`);
    expect(body.cambios.map(({ accion }: { accion: string }) => accion)).not.toContain('movido');
  });
});

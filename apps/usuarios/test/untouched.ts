import { expect } from '@jest/globals';
import { eventually } from '@pmp/testing';
import type { People } from './bodies';
import { startWorld, type World } from './world';

const COLLECTIONS = ['usuarios', 'equipos', 'sesiones', 'restablecimientos', 'entradas_empresa', 'outbox'];

type Reply = Awaited<ReturnType<World['http']>>;

/** The service with a team of two, and a snapshot of everything it has stored, which no refused call may change. */
export class Untouched {
  private constructor(
    readonly world: World,
    readonly people: People,
    private readonly snapshot: string,
  ) {}

  static async start(): Promise<Untouched> {
    const world = await startWorld();
    const admin = await world.person({ rol: 'admin' });
    const miembro = await world.person();
    const equipo = await world.team([
      [admin, 'admin'],
      [miembro, 'miembro'],
    ]);
    // The key published at start must have been sent before the outbox can count as unchanged.
    await eventually(async () => {
      expect(await world.connection.collection('outbox').countDocuments()).toBe(0);
    });
    return new Untouched(world, { admin, miembro, equipo }, await storedIn(world));
  }

  async expectUntouched(): Promise<void> {
    expect(await storedIn(this.world)).toBe(this.snapshot);
  }

  async expectRefusal(reply: Reply, status: number, codigo: string): Promise<void> {
    const body = { success: false, codigo, requestId: expect.any(String) };
    expect(reply).toMatchObject({ status, body });
    expect(reply.body.message).toMatch(/\S/);
    expect(reply.text).not.toMatch(/argon2|at \/|node_modules|Mongo|Zod/);
    await this.expectUntouched();
  }
}

async function storedIn(world: World): Promise<string> {
  const collections = COLLECTIONS.map((name) =>
    world.connection.collection(name).find().sort({ _id: 1 }).toArray(),
  );
  return JSON.stringify(await Promise.all(collections));
}

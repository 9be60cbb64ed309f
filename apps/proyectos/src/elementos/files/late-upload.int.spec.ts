import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tarea } from '@pmp/contracts/proyectos';
import { CopyChanges } from '@pmp/platform';
import { eventually, formOf, PNG, type TestPerson } from '@pmp/testing';
import { PassThrough } from 'node:stream';
import { file, taskFiles } from '../../../test/task-files';
import { World } from '../../../test/world';

let world: World;
let tarea: Tarea;
let uploader: TestPerson;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ tarea } = await world.tree());
  uploader = await world.service.people.person();
  await changeTeam({ [uploader._id]: 'miembro' });
});

const { kept } = taskFiles(() => world);

async function changeTeam(more: Record<string, 'admin' | 'miembro'>): Promise<void> {
  const { teamAdmin, creator, member, team } = world;
  const roles = {
    [teamAdmin._id]: 'admin',
    [creator._id]: 'miembro',
    [member._id]: 'miembro',
    ...more,
  } as const;
  await world.service.people.team(roles, { _id: team });
  world.service.app.get(CopyChanges).announce('copia_equipos', [team]);
}

/** Sends a form to its last byte but a few, and the rest when `finish` is called. */
async function beginUpload() {
  const form = formOf({}, [file('a.png', Buffer.concat([PNG, Buffer.alloc(200_000, 1)]))]);
  const payload = new PassThrough();
  const before = await kept();
  const reply = world.service.app.inject({
    method: 'POST',
    url: `/api/tareas/${tarea._id}/archivos`,
    headers: { ...form.headers, authorization: `Bearer ${uploader.token}` },
    payload,
  });
  payload.write(form.body.subarray(0, -10));
  // By then its right has been checked.
  await eventually(async () => expect((await kept()).rows).toBe(before.rows + 1));
  const finish = async (): Promise<number> => {
    payload.end(form.body.subarray(-10));
    return (await reply).statusCode;
  };
  return { finish, before };
}

describe('an upload that is under way', () => {
  it('is stored for whoever may still do so at its end', async () => {
    const { finish } = await beginUpload();
    expect(await finish()).toBe(201);
  });

  it.each([
    ['its person leaves the team', 404, () => changeTeam({})],
    [
      'its session ends',
      401,
      async () => {
        await world.service.people.change('copia_usuarios', uploader._id, { sesion: 1 });
        world.service.app.get(CopyChanges).announce('copia_usuarios', [uploader._id]);
      },
    ],
  ])('is refused, and leaves nothing, when %s meanwhile', async (_what, status, change) => {
    const { finish, before } = await beginUpload();
    await change();
    expect(await finish()).toBe(status);
    expect(await kept()).toEqual(before);
  });
});

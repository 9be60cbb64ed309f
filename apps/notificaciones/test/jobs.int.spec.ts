import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { eventually, type RunningService } from '@pmp/testing';
import type { Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { JobScheduler } from '../src/jobs/job-scheduler';
import { JobLeasesRepository } from '../src/jobs/job-leases.repository';
import { World } from './world';

let world: World;
let replica: RunningService;

beforeAll(async () => {
  world = await World.start();
  replica = await world.replica();
});
afterAll(async () => {
  await replica.app.close();
  await world.close();
});

const both = () => [world.service.app, replica.app].map((app) => app.get(JobLeasesRepository));

describe('a job’s lease', () => {
  it('belongs to one replica until it expires, and then to whoever takes it', async () => {
    const [one, two] = both() as [JobLeasesRepository, JobLeasesRepository];
    const taken = await Promise.all([one, two, one, two].map((leases) => leases.take('a', 60_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const over = { $set: { libre: new Date(0) } };
    await world.service.connection.collection('turnos').updateOne({ _id: 'a' as never }, over);
    expect(await two.take('a', 60_000)).toBe(true);
    expect(await one.setFree('a', 0)).toBe(false);
    expect(await two.setFree('a', 0)).toBe(true);
    await eventually(async () => expect(await one.take('a', 60_000)).toBe(true));
  });
});

describe('a recurring job', () => {
  it('runs in one replica at a time, again and again, and continues in another when one leaves', async () => {
    const leaving = await world.replica();
    const runs: string[] = [];
    let [running, most] = [0, 0];
    const workOf = (replicaName: string) => ({
      nombre: 'prueba',
      everyMs: 20,
      run: async () => {
        most = Math.max(most, ++running);
        await delay(15);
        running -= 1;
        runs.push(replicaName);
        if (runs.length === 2) throw new Error('una vez');
      },
    });
    leaving.app.get(JobScheduler).every(workOf('dos'));
    await eventually(() => expect(runs).toHaveLength(2));
    const leases = leaving.app.get<Connection>(getConnectionToken()).collection('turnos');
    const held = await leases.findOne({ _id: 'prueba' as never });
    expect((held?.['libre'] as Date).getTime()).toBeGreaterThan(Date.now() + 30_000);
    await leases.updateOne({ _id: 'prueba' as never }, { $set: { libre: new Date(0) } });
    world.service.app.get(JobScheduler).every(workOf('uno'));
    await eventually(() => expect(runs.length).toBeGreaterThan(6));
    await leaving.app.close();
    const before = runs.length;
    await eventually(() => expect(runs.slice(before)).toContain('uno'));
    expect(runs.slice(before)).not.toContain('dos');
    expect(most).toBe(1);
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AlertasReply } from '@pmp/contracts/ia';
import { dice, falla, OpenaiServer } from './servidor-openai';
import { dayFromNow, newId, World } from './world';

let world: World;
let servidor: OpenaiServer;
let proyecto: string;

beforeAll(async () => {
  servidor = await OpenaiServer.start();
  world = await World.start({ IA_PROVEEDOR: 'openai', IA_URL: servidor.url, IA_MODELO: 'm', IA_CLAVE: 'k' });
  proyecto = await world.proyecto();
  const historia = await world.historia(proyecto, await world.epica(proyecto));
  const vencida = { fechaLimite: dayFromNow(-4), asignado: world.member._id, estado: 'en progreso' } as const;
  await world.tarea(proyecto, historia, { ...vencida, titulo: 'Redactar el contrato' });
  await world.tarea(proyecto, historia, { prioridad: 'crítica', titulo: 'Firmar el contrato' });
});
afterAll(async () => {
  await world.close();
  servidor.close();
});

const regenerate = async (): Promise<AlertasReply> =>
  (await world.as(world.teamAdmin)('POST', `/ia/alertas/regenerar?proyecto=${proyecto}`)).body;

it('the model orders and rewords alerts, but can neither add nor lose one', async () => {
  servidor.play(falla(500));
  const before = await regenerate();
  expect(before).toMatchObject({ motor: 'reglas', aviso: expect.stringContaining('no responde') });
  const last = before.alertas.at(-1)!;
  servidor.play(
    dice(
      JSON.stringify([
        { id: last.id, descripcion: 'Dicho de otro modo.' },
        { id: newId(), descripcion: 'Arde' },
      ]),
    ),
  );
  const { alertas, motor, aviso } = await regenerate();
  expect([motor, aviso]).toEqual(['openai', null]);
  expect(alertas.map(({ id }) => id).sort()).toEqual(before.alertas.map(({ id }) => id).sort());
  expect(alertas[0]).toMatchObject({
    id: last.id,
    descripcion: 'Dicho de otro modo.',
    titulo: last.titulo,
    evidencia: last.evidencia,
    motor: 'openai',
  });
});

it('alerts stay as the rules wrote them when the model answers something else', async () => {
  servidor.play(dice('No me apetece.'));
  expect(await regenerate()).toMatchObject({ motor: 'reglas', aviso: expect.stringContaining('leer') });
});

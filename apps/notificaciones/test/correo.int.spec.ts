import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { miembroAnadido } from '@pmp/contracts/usuarios';
import { eventually, newId, type RunningService, type TestPerson, SmtpServer } from '@pmp/testing';
import { World } from './world';

let smtp: SmtpServer;
let world: World;
let replica: RunningService;

beforeAll(async () => {
  smtp = await SmtpServer.start();
  world = await World.start({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    CORREO_REMITENTE: 'PMP <avisos@ejemplo.es>',
    WEB_URL: 'https://pmp.ejemplo.es/',
    CORREO_CADA_S: '0.2',
  });
  replica = await world.replica();
});
afterAll(async () => {
  await replica.app.close();
  await world.close();
  await smtp.close();
});

const addressOf = ({ _id }: TestPerson) => `${_id}@ejemplo.es`;

/** Holds back the next runs during `work`, so that everything goes into one run. */
const betweenRuns = async (work: () => Promise<void>) => {
  const leases = world.service.connection.collection('turnos');
  const resumen = { _id: 'resumen' as never };
  await eventually(async () => {
    const held = { ...resumen, $expr: { $lt: ['$libre', { $add: ['$$NOW', 5_000] }] } };
    const set = { $set: { libre: new Date(Date.now() + 60_000), owner: 'prueba' } };
    expect((await leases.updateOne(held, set)).matchedCount).toBe(1);
  });
  await work();
  await leases.updateOne(resumen, { $set: { libre: new Date(0) } });
};

const turnsLater = async (turns = 2) => {
  const leases = world.service.connection.collection('turnos');
  const libre = async () => (await leases.findOne({ _id: 'resumen' as never }))?.['libre'] as Date;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await libre();
    await eventually(async () => expect(await libre()).not.toEqual(before));
  }
};

const tell = async ({ _id: usuario }: TestPerson, nombreEquipo: string) => {
  const before = await world.model.countDocuments({ usuario });
  await world.tell(miembroAnadido, { equipo: newId(), nombreEquipo, usuario, rol: 'miembro' });
  await eventually(async () => expect(await world.model.countDocuments({ usuario })).toBe(before + 1));
};

describe('the e-mail digest', () => {
  it('sends a person everything unread in one mail, once, although two replicas run', async () => {
    const ana = await world.person({}, 'Ana "la" <López>');
    await betweenRuns(async () => {
      await tell(ana, 'Uno');
      await tell(ana, 'Dos & <b>más</b>');
      await tell(ana, 'Leído');
      const [read] = (await world.list(ana)).notificaciones;
      await world.call('PUT', `/api/notificaciones/${read._id}/leer`, ana.token);
      await tell(ana, 'Borrado');
      const [deleted] = (await world.list(ana)).notificaciones;
      await world.call('DELETE', `/api/notificaciones/${deleted._id}`, ana.token);
    });
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(1));
    await turnsLater();
    const mails = smtp.to(addressOf(ana));
    expect(mails).toHaveLength(1);
    const source = mails[0]!.source;
    expect(source).toMatch(/^From: PMP <avisos@ejemplo.es>$/m);
    expect(source).toMatch(/^Subject: Tienes 2 notificaciones sin leer$/m);
    expect(source).toMatch(/^List-Unsubscribe:\s+<https?:\/\/[^>]+\/configuracion\?seccion=notificaciones>/m);
    expect(source).toMatch(/^Message-ID: <[0-9a-f]{24}@pmp.ejemplo.es>$/m);
    expect(source).toContain('Ahora formas parte del equipo «Dos & <b>más</b>».');
    expect(source).toContain('Dos &amp; &lt;b&gt;más&lt;/b&gt;');
    expect(source).toContain('https://pmp.ejemplo.es/proyectos');
    expect(source).not.toMatch(/Leído|Borrado/);
  });

  it('mails again only what is new', async () => {
    const ana = await world.person();
    await tell(ana, 'Uno');
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(1));
    await tell(ana, 'Dos');
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(2));
    expect(smtp.to(addressOf(ana))[1]!.source).not.toContain('«Uno»');
  });

  it('mails nobody who did not want e-mail, no longer wants it or is deactivated', async () => {
    const [nunca, ya, inactiva] = [
      await world.person({ email: false }),
      await world.person(),
      await world.person(),
    ];
    await betweenRuns(async () => {
      for (const person of [nunca, ya, inactiva]) await tell(person, 'Uno');
      await world.service.people.change('copia_usuarios', ya._id, { 'preferencias.email': false });
      await world.service.people.change('copia_usuarios', inactiva._id, { estado: 'inactivo' });
      await world.service.people.change('copia_usuarios', nunca._id, { 'preferencias.email': true });
    });
    await turnsLater();
    for (const person of [nunca, ya, inactiva]) expect(smtp.to(addressOf(person))).toEqual([]);
  });

  it('mails nobody who has not confirmed the address: it would be a stranger’s words in anybody’s inbox', async () => {
    const [ajena, propia, anterior] = [await world.person(), await world.person(), await world.person()];
    await world.service.people.change('copia_usuarios', ajena._id, { correoConfirmado: false });
    await world.service.people.change('copia_usuarios', propia._id, { correoConfirmado: true });
    await betweenRuns(async () => {
      for (const person of [ajena, propia, anterior]) await tell(person, 'Uno');
    });
    for (const person of [propia, anterior])
      await eventually(() => expect(smtp.to(addressOf(person))).toHaveLength(1));
    await turnsLater();
    expect(smtp.to(addressOf(ajena))).toEqual([]);
  });

  it('retries what the server did not take now, not what it refused, and delays nobody else', async () => {
    const [lenta, falsa, ana] = [await world.person(), await world.person(), await world.person()];
    smtp.behave(addressOf(lenta), 'later');
    smtp.behave(addressOf(falsa), 'refuse');
    await betweenRuns(async () => {
      for (const person of [lenta, falsa, ana]) await tell(person, 'Uno');
    });
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(1));
    await eventually(() => {
      expect(smtp.refused).toEqual(expect.arrayContaining([addressOf(lenta), addressOf(falsa)]));
    });
    smtp.behave(addressOf(lenta), 'take');
    smtp.behave(addressOf(falsa), 'take');
    await eventually(() => expect(smtp.to(addressOf(lenta))).toHaveLength(1));
    await turnsLater();
    expect(smtp.to(addressOf(falsa))).toEqual([]);
  });

  it('does not resend what a server that broke off may have had', async () => {
    const ana = await world.person();
    smtp.behave(addressOf(ana), 'take-and-die');
    await tell(ana, 'Uno');
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(1));
    await turnsLater(4);
    expect(smtp.to(addressOf(ana))).toHaveLength(1);
  });

  it('does not resend what a process had taken before it died', async () => {
    const ana = await world.person();
    await betweenRuns(async () => {
      await tell(ana, 'Uno');
      await world.model.updateMany({ usuario: ana._id }, { correo: 'enviado' });
    });
    await turnsLater();
    expect(smtp.to(addressOf(ana))).toEqual([]);
  });

  it('waits for a server that is away', async () => {
    const ana = await world.person();
    const { port } = smtp;
    await smtp.close();
    await tell(ana, 'Uno');
    await turnsLater();
    expect(smtp.to(addressOf(ana))).toEqual([]);
    await smtp.listen(port);
    await eventually(() => expect(smtp.to(addressOf(ana))).toHaveLength(1));
  });
});

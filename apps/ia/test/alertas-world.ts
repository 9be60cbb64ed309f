import { connect } from '@nats-io/transport-node';
import { type Alerta, alertaEnviada, alertasReplySchema } from '@pmp/contracts/ia';
import type { TestPerson } from '@pmp/testing';
import { dayFromNow, type World } from './world';

/** What tests of alerts do in a world. */
export class AlertasWorld {
  constructor(private readonly world: World) {}

  /** A project with one overdue task of Mario's. */
  async overdue() {
    const { world } = this;
    const proyecto = await world.proyecto();
    const historia = await world.historia(proyecto, await world.epica(proyecto));
    const tarea = await world.tarea(proyecto, historia, {
      fechaLimite: dayFromNow(-4),
      asignado: world.member._id,
    });
    return { proyecto, historia, tarea };
  }

  /** The same, with its alerts. */
  async tree(): Promise<{ proyecto: string; historia: string; tarea: string; alerta: Alerta }> {
    const made = await this.overdue();
    const { alertas } = await this.generate(made.proyecto);
    return { ...made, alerta: alertas[0]! };
  }

  async generate(proyecto?: string, person: TestPerson = this.world.teamAdmin) {
    const query = proyecto ? `?proyecto=${proyecto}` : '';
    const { status, text, body } = await this.world.as(person)('POST', `/ia/alertas/regenerar${query}`);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return alertasReplySchema.parse(body);
  }

  async list(proyecto?: string, person: TestPerson = this.world.teamAdmin) {
    const query = proyecto ? `?proyecto=${proyecto}` : '';
    return alertasReplySchema.parse((await this.world.as(person)('GET', `/ia/alertas${query}`)).body);
  }

  notify(alertaId: string, usuarios: unknown, person: TestPerson | null = this.world.teamAdmin) {
    return this.world.as(person)('POST', '/ia/alertas/notificar', { alertaId, usuarios });
  }

  /** What the service tells whoever notifies people. */
  async hear() {
    const connection = await connect({ servers: this.world.broker.url });
    const told: { _id: string; usuarios: string[]; descripcion: string }[] = [];
    connection.subscribe(alertaEnviada.subject, {
      callback: (_error, message) =>
        void told.push(alertaEnviada.datos.parse(message.json<{ datos: unknown }>().datos)),
    });
    await connection.flush();
    return { told, stop: () => connection.close() };
  }
}

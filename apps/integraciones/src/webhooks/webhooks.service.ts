import { Inject, Injectable } from '@nestjs/common';
import {
  erroresIntegraciones,
  HORAS_SECRETO_ANTERIOR,
  MAX_WEBHOOKS,
  secretoRenovado,
  webhookActualizado,
  webhookCreado,
  webhookEliminado,
  type Webhook,
  type WebhookCreate,
  type WebhookUpdate,
} from '@pmp/contracts/integraciones';
import { assertVersion, createOnce, detalleOf, DomainError, UnitOfWork, type Caller } from '@pmp/platform';
import { Types } from 'mongoose';
import { ColasRepository } from '../datos/colas.repository';
import { EntregasRepository } from '../datos/entregas.repository';
import { datosDeHecho } from '../datos/webhook.events';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';
import { REDES_PERMITIDAS } from '../envio/deliver-entrega';
import { EntregasRunner } from '../envio/entregas-runner';
import { newSecreto } from '../envio/firma.rules';
import { addressIn, mayReceive } from '../envio/redes.rules';
import { Personas } from '../personas/personas';
import { WebhookAccess } from './webhook-access';
import { toWebhook } from './webhook.mapper';

const HOUR_MS = 3_600_000;

/** What the audit trail shows of a change: of the address, only where it leads. */
const told = ({ nombre, hechos, estado, url }: WebhookDoc) => ({
  nombre,
  hechos,
  estado,
  sitio: new URL(url).host,
});

@Injectable()
export class WebhooksService {
  constructor(
    @Inject(REDES_PERMITIDAS) private readonly permitidas: readonly string[],
    private readonly access: WebhookAccess,
    private readonly webhooks: WebhooksRepository,
    private readonly entregas: EntregasRepository,
    private readonly colas: ColasRepository,
    private readonly runner: EntregasRunner,
    private readonly personas: Personas,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(caller: Caller, proyecto: string | undefined): Promise<Webhook[]> {
    const docs = await this.access.list(caller, proyecto);
    const personaOf = await this.personas.find(docs.map(({ dueno }) => dueno));
    return docs.map((doc) => toWebhook(doc, personaOf(doc.dueno)));
  }

  async read(caller: Caller, id: string): Promise<Webhook> {
    return this.show(await this.access.find(caller, id));
  }

  async create(
    caller: Caller,
    { _id = new Types.ObjectId().toHexString(), nombre, url, proyecto, hechos }: WebhookCreate,
  ): Promise<{ webhook: Webhook; secreto: string }> {
    const equipo = await this.access.assertMayHave(caller, proyecto);
    this.assertAddress(url);
    const now = new Date();
    const doc: WebhookDoc = {
      _id,
      nombre,
      url,
      proyecto,
      equipo,
      hechos,
      estado: 'activo',
      dueno: caller._id,
      secreto: newSecreto(),
      anterior: null,
      creado: now,
      desde: now,
      version: 1,
      fallos: 0,
      fallaDesde: null,
      corte: null,
      cola: '',
    };
    const make = () =>
      this.unitOfWork.run(async (tx) => {
        await tx.takeTurn('webhooks', proyecto ?? 'todos');
        if ((await this.webhooks.listOf([proyecto], tx.session)).length >= MAX_WEBHOOKS)
          throw new DomainError(erroresIntegraciones.demasiadosWebhooks, { max: MAX_WEBHOOKS });
        this.webhooks.insert(doc, tx);
        tx.fact(webhookCreado, { ...datosDeHecho(doc), detalle: detalleOf({}, told(doc)) });
        return doc;
      });
    // A call that is repeated makes nothing more; nor does it show again what is shown once.
    const first = async () => {
      const found = await this.webhooks.findById(_id);
      return found?.dueno === caller._id && found.proyecto === proyecto ? found : null;
    };
    const { creada } = await createOnce(make, first, erroresIntegraciones.idOcupado);
    if (!creada) throw new DomainError(erroresIntegraciones.yaCreado);
    return { webhook: await this.show(doc), secreto: doc.secreto };
  }

  async update(caller: Caller, id: string, { version, activo, ...datos }: WebhookUpdate): Promise<Webhook> {
    if (datos.url !== undefined) this.assertAddress(datos.url);
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.access.find(caller, id, tx.session);
      assertVersion(version, antes.version);
      const now = new Date();
      const starts = activo === true && antes.estado !== 'activo';
      const despues = await this.webhooks.update(
        antes,
        {
          ...datos,
          ...(activo === false && { estado: 'pausado' as const }),
          // Whoever starts it answers for it from now on.
          ...(starts && { estado: 'activo' as const, dueno: caller._id, desde: now }),
          ...((starts || datos.url !== undefined) && { fallos: 0, fallaDesde: null, corte: null }),
        },
        tx,
      );
      if (starts || datos.url !== undefined) await this.colas.startAgain(id, now, tx.session);
      const detalle = detalleOf(told(antes), told(despues));
      if (detalle.length) tx.fact(webhookActualizado, { ...datosDeHecho(despues), detalle });
      return despues;
    });
    this.runner.wake();
    return this.show(doc);
  }

  /** The one before signs beside it for a day. */
  async renewSecreto(caller: Caller, id: string): Promise<{ webhook: Webhook; secreto: string }> {
    const secreto = newSecreto();
    const doc = await this.unitOfWork.run(async (tx) => {
      const antes = await this.access.find(caller, id, tx.session);
      const hasta = new Date(Date.now() + HORAS_SECRETO_ANTERIOR * HOUR_MS);
      const anterior = { secreto: antes.secreto, hasta };
      const despues = await this.webhooks.update(antes, { secreto, anterior }, tx);
      tx.fact(secretoRenovado, datosDeHecho(despues));
      return despues;
    });
    return { webhook: await this.show(doc), secreto };
  }

  async delete(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.access.find(caller, id, tx.session);
      await this.webhooks.remove(id, tx);
      await this.colas.removeOf([id], tx.session);
      tx.fact(webhookEliminado, datosDeHecho(doc));
    });
    // There may be more of them than a transaction takes; what a crash leaves goes with its age.
    await this.entregas.removeOf(id);
  }

  private async show(doc: WebhookDoc): Promise<Webhook> {
    return toWebhook(doc, (await this.personas.find([doc.dueno]))(doc.dueno));
  }

  /** Names are checked at each connection; an address can be refused while somebody looks. */
  private assertAddress(url: string): void {
    const address = addressIn(new URL(url).hostname);
    if (address !== undefined && !mayReceive(address, this.permitidas))
      throw new DomainError(erroresIntegraciones.direccionInterna);
  }
}

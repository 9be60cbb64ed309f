import { Inject, Injectable } from '@nestjs/common';
import { erroresPaquetes, type Paquete } from '@pmp/contracts/proyectos';
import type { PackageFile } from '@pmp/paquete';
import { refused } from '@pmp/paquete/servicio';
import { DomainError, FileStore, LOGGER } from '@pmp/platform';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Readable } from 'node:stream';
import { SweepsRepository } from '../../elementos/sweeps/sweeps.repository';
import { objectId } from '../../storage/object-id';
import type { PaqueteDoc } from '../almacen/paquete.model';
import { PaquetesRepository } from '../almacen/paquetes.repository';
import { type Plan, PlanImport } from '../plan/plan';
import { toPlanPaquete } from '../plan/plan-paquete';
import { ImportPackage } from './import-package';

const KEPT_MS = 24 * 3_600_000;
const BEAT_MS = 5_000;
/** Whoever was at it has died. */
const SILENT_MS = 30_000;
const INTERRUPTED = 'se ha interrumpido: repítelo';

export interface Conditions {
  crearFaltantes: boolean;
  sobrescribir: boolean;
}

/** Takes packages in: receives one, tells what it would change here, and writes it. */
@Injectable()
export class PaquetesService {
  constructor(
    private readonly paquetes: PaquetesRepository,
    private readonly files: FileStore,
    private readonly sweeps: SweepsRepository,
    private readonly planner: PlanImport,
    private readonly importer: ImportPackage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Stores the bytes and begins to look at them. `persona`: who sends them; null: who operates the installation. */
  async receive(bytes: Readable, persona: string | null, equipo: string | null): Promise<string> {
    const _id = await this.begin(equipo);
    await this.keep(_id, bytes, persona);
    void this.work(_id, () => this.look(_id));
    return _id.toHexString();
  }

  /** Like `receive`, without waiting for the bytes. */
  async receiveLater(bytes: Readable, equipo: string | null): Promise<string> {
    const _id = await this.begin(equipo);
    void this.work(_id, async () => {
      await this.keep(_id, bytes, null);
      await this.look(_id);
    });
    return _id.toHexString();
  }

  async get(id: string): Promise<Paquete> {
    const { _id, estado, fallo, plan, latido } = await this.find(id);
    const isWorking = estado === 'leyendo' || estado === 'escribiendo';
    const isLost = isWorking && Date.now() - latido.getTime() > SILENT_MS;
    return {
      _id: _id.toHexString(),
      plan,
      ...(isLost ? { estado: 'fallido', fallo: INTERRUPTED } : { estado, fallo }),
    };
  }

  /** Begins to write it. */
  async take(id: string, conditions: Conditions): Promise<void> {
    const { _id, plan } = await this.find(id);
    if (!plan) throw new DomainError(erroresPaquetes.paqueteNoEncontrado);
    await this.paquetes.update(_id, { estado: 'escribiendo', fallo: null });
    void this.work(_id, async () => {
      const now = await this.planOf(_id);
      assertMay(now, conditions);
      if (toPlanPaquete(now).cambia) await this.importer.write(now);
      await this.paquetes.update(_id, { estado: 'escrito' });
    });
  }

  private async begin(equipo: string | null): Promise<Types.ObjectId> {
    const _id = objectId();
    const caduca = new Date(Date.now() + KEPT_MS);
    await this.sweeps.insert('archivo', [_id], caduca);
    const doc: PaqueteDoc = {
      _id,
      estado: 'leyendo',
      fallo: null,
      plan: null,
      tamano: 0,
      equipo,
      latido: new Date(),
      caduca,
    };
    await this.paquetes.insert(doc);
    return _id;
  }

  private async keep(_id: Types.ObjectId, bytes: Readable, persona: string | null): Promise<void> {
    const tamano = await this.files.write(_id, 'paquete.tar.gz', { subidoPor: persona }, bytes);
    await this.paquetes.update(_id, { tamano });
  }

  private async look(_id: Types.ObjectId): Promise<void> {
    const plan = toPlanPaquete(await this.planOf(_id));
    await this.paquetes.update(_id, { estado: 'leido', plan });
  }

  private async planOf(_id: Types.ObjectId): Promise<Plan> {
    const { tamano, equipo } = await this.find(_id.toHexString());
    const file: PackageFile = { size: tamano, open: () => this.files.read(_id) };
    return this.planner.plan(file, equipo ?? undefined);
  }

  private async find(id: string): Promise<PaqueteDoc> {
    const found = await this.paquetes.find(new Types.ObjectId(id));
    if (!found) throw new DomainError(erroresPaquetes.paqueteNoEncontrado);
    return found;
  }

  /** Says every few seconds that somebody is at it, and at the end why it failed. */
  private async work(_id: Types.ObjectId, work: () => Promise<void>): Promise<void> {
    const beat = setInterval(() => void this.paquetes.update(_id, {}).catch(() => undefined), BEAT_MS);
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, paquete: _id.toHexString() }, 'paquete sin traer');
      const fallo = error instanceof Error ? error.message : String(error);
      await this.paquetes.update(_id, { estado: 'fallido', fallo }).catch(() => undefined);
    } finally {
      clearInterval(beat);
    }
  }
}

function assertMay(plan: Plan, { crearFaltantes, sobrescribir }: Conditions): void {
  const { cambia, impedimentos, faltan, faltaEquipo, pisa } = toPlanPaquete(plan);
  if (!cambia) return;
  if (impedimentos.length) throw refused(impedimentos.join('; '));
  if (!crearFaltantes && (faltan.length || faltaEquipo)) throw new DomainError(erroresPaquetes.faltanCuentas);
  if (pisa && !sobrescribir) throw new DomainError(erroresPaquetes.pisaLoQueHay);
}

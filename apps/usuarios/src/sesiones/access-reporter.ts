import { accesoRechazado, sesionIniciada } from '@pmp/contracts/usuarios';
import { currentCorrelationId, type Tx, UnitOfWork, withCorrelation } from '@pmp/platform';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';

/** Reports gather for this long, so that one transaction serves many sign-ins and none of them waits for it. */
const GATHER_MS = 250;
/** Refusals are reported per account up to so many in that time; beyond, per address only. */
const MAX_CUENTAS = 100;
/** Stands for addresses beyond those that are reported one by one. */
const VARIAS = 'varias';
const MAX_INICIADAS = 1_000;

type Iniciada = z.input<typeof sesionIniciada.datos>;
type Rechazado = z.input<typeof accesoRechazado.datos>;

interface Said<T> {
  datos: T;
  correlacion: string;
}

/**
 * Publishes sign-ins and refused ones in the background, so that answers do not wait. Reports of the last GATHER_MS are
 * lost if the process is killed.
 */
@Injectable()
export class AccessReporter implements BeforeApplicationShutdown {
  private readonly logger = new Logger(AccessReporter.name);
  private iniciadas: Said<Iniciada>[] = [];
  private rechazados = new Map<string, Said<Rechazado>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  started(datos: Iniciada): void {
    if (this.iniciadas.length < MAX_INICIADAS) this.iniciadas.push(said(datos));
    this.flushSoon();
  }

  refused(rechazado: Omit<Rechazado, 'veces'>): void {
    const datos = { ...rechazado, veces: 1 };
    if (this.rechazados.size >= MAX_CUENTAS) Object.assign(datos, { _id: null, correo: null });
    if (this.rechazados.size >= 2 * MAX_CUENTAS) datos.direccion = VARIAS;
    const key = [datos.motivo, datos.direccion, datos.correo].join(' ');
    const known = this.rechazados.get(key);
    if (known) known.datos.veces += 1;
    else this.rechazados.set(key, said(datos));
    this.flushSoon();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const [iniciadas, rechazados] = [this.iniciadas, [...this.rechazados.values()]];
    if (iniciadas.length + rechazados.length === 0) return;
    [this.iniciadas, this.rechazados] = [[], new Map()];
    try {
      await this.unitOfWork.run((tx) => this.tell(tx, iniciadas, rechazados));
    } catch (error) {
      this.logger.warn({ motivo: String(error), iniciadas: iniciadas.length }, 'accesos sin anotar');
    }
  }

  private tell(tx: Tx, iniciadas: Said<Iniciada>[], rechazados: Said<Rechazado>[]): void {
    for (const { datos, correlacion } of iniciadas) {
      withCorrelation(correlacion, () => tx.fact(sesionIniciada, datos), datos._id);
    }
    for (const { datos, correlacion } of rechazados) {
      withCorrelation(correlacion, () => tx.fact(accesoRechazado, datos));
    }
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }
}

const said = <T>(datos: T): Said<T> => ({ datos, correlacion: currentCorrelationId() });

import { Injectable } from '@nestjs/common';
import { Calendario, textOfDia } from '@pmp/platform';
import { config } from '../config';
import { ConsumosRepository } from './consumos.repository';
import { ProveedorError } from './proveedor-error';

/** Booked before a call, whose cost is not known yet. */
const RESERVA = 2_000;

export interface Booking {
  /** Replaces the booking with what the call has cost. If it is never called, the booking stays. */
  settle(tokens: number): Promise<void>;
}

/** Limits what each person may spend in a day. */
@Injectable()
export class TokenBudget {
  constructor(
    private readonly consumos: ConsumosRepository,
    private readonly calendario: Calendario,
  ) {}

  async spend(persona: string): Promise<Booking> {
    const ahora = new Date();
    const dia = `${persona}:${textOfDia(this.calendario.diaOf(ahora))}`;
    const { IA_PRESUPUESTO_DIARIO: max } = config;
    if (!(await this.consumos.reserve(dia, RESERVA, max, ahora))) throw new ProveedorError('presupuesto');
    return { settle: (tokens) => this.consumos.correct(dia, tokens - RESERVA) };
  }
}

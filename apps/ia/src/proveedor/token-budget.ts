import { Injectable } from '@nestjs/common';
import { Calendario, textOfDia } from '@pmp/platform';
import { config } from '../config';
import { ConsumosRepository } from './consumos.repository';
import { ProveedorError } from './proveedor-error';

/** Booked before a call, of which nobody knows what it will cost. */
const RESERVA = 2_000;

export interface Booking {
  /** Tells what the call has cost in the end; without it the booking stays. */
  settle(tokens: number): Promise<void>;
}

/** What each person may spend of the provider in a day. */
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

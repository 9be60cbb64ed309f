import type { EstadoServicio } from '@pmp/contracts/common';

/** A message that has waited longer counts as stuck. */
const ATRASADO_MS = 30_000;

export type Situacion = 'listo' | 'sinBase' | 'sinBroker' | 'atrasado' | 'ausente';

/** The worst state that a service reports. */
export function situacionOf(estado: EstadoServicio | null): Situacion {
  if (!estado) return 'ausente';
  if (!estado.base || !estado.listo) return 'sinBase';
  if (!estado.broker) return 'sinBroker';
  return (figuresOf(estado).esperaMs ?? 0) > ATRASADO_MS ? 'atrasado' : 'listo';
}

/** Over all consumers; null: the broker cannot tell now. */
export function figuresOf({ consumidores }: EstadoServicio): {
  pendientes: number | null;
  esperaMs: number | null;
} {
  const pendientes = consumidores.map((consumidor) => consumidor.pendientes);
  const esperas = consumidores.map(({ esperaMs }) => esperaMs);
  return {
    pendientes: pendientes.includes(null) ? null : pendientes.reduce<number>((sum, n) => sum + (n ?? 0), 0),
    esperaMs: esperas.includes(null) ? null : Math.max(0, ...esperas.map((ms) => ms ?? 0)),
  };
}

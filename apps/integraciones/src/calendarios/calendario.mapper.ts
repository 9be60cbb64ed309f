import type { Calendario } from '@pmp/contracts/integraciones';
import type { CalendarioDoc } from './calendario.model';

export const toCalendario = (doc: CalendarioDoc): Calendario => ({
  _id: doc._id,
  nombre: doc.nombre,
  tipo: doc.tipo,
  proyecto: doc.proyecto,
  creado: doc.creado.toISOString(),
  renovado: doc.renovado.toISOString(),
  leido: doc.leido?.toISOString() ?? null,
});

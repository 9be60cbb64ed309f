import type { Persona } from '@pmp/contracts/common';
import { RUTA_ENTRADA, type Forja } from '@pmp/contracts/integraciones';
import type { ForjaDoc } from '../datos/forja.model';

export const toForja = (doc: ForjaDoc, creador: Persona | null): Forja => ({
  _id: doc._id,
  nombre: doc.nombre,
  tipo: doc.tipo,
  proyecto: doc.proyecto,
  reglas: doc.reglas,
  criterios: doc.criterios,
  estado: doc.estado,
  creador,
  creado: doc.creado.toISOString(),
  ruta: `${RUTA_ENTRADA}/${doc._id}`,
  recibido: doc.recibido?.toISOString() ?? null,
  rechazado: doc.rechazado?.toISOString() ?? null,
  version: doc.version,
});

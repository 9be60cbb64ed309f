import type { EntradaAuditoria } from '@pmp/contracts/usuarios';
import type { EntradaDoc } from '../cadena/entrada.model';

/** The whole line, so that whoever has the lines can verify the chain without us. */
export const toEntrada = (doc: EntradaDoc): EntradaAuditoria => ({
  seq: doc._id,
  cuando: doc.cuando.toISOString(),
  quien: doc.quien,
  ...(doc.token && { token: doc.token }),
  servicio: doc.servicio,
  entidad: doc.entidad,
  id: doc.id,
  titulo: doc.titulo,
  proyecto: doc.proyecto,
  accion: doc.accion,
  cambios: doc.cambios,
  mensaje: doc.mensaje,
  previa: doc.previa,
  huella: doc.huella,
});

import type { Etiqueta } from '@pmp/contracts/proyectos';
import type { EtiquetaDoc } from '../elementos/etiquetas/etiqueta.model';

export const toEtiqueta = (doc: EtiquetaDoc): Etiqueta => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  color: doc.color,
  orden: doc.orden,
  proyecto: doc.proyecto.toHexString(),
  version: doc.version,
});

import type { Etiqueta, etiquetaEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import type { EtiquetaDoc } from '../elementos/etiquetas/etiqueta.model';

export const toEtiqueta = (doc: EtiquetaDoc): Etiqueta => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  color: doc.color,
  orden: doc.orden,
  proyecto: doc.proyecto.toHexString(),
  version: doc.version,
});

export const toEtiquetaEstado = ({
  nombre,
  color,
  orden,
  proyecto,
}: EtiquetaDoc): z.infer<typeof etiquetaEstado.datos> => ({
  nombre,
  color,
  orden,
  proyecto: proyecto.toHexString(),
});

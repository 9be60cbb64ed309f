import type { Plantilla } from '@pmp/contracts/proyectos';
import type { PlantillaDoc } from '../elementos/plantillas/plantilla.model';
import { countOf } from './contenido.rules';

export const toPlantilla = (doc: PlantillaDoc): Plantilla => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  tipo: doc.tipo,
  contenido: doc.contenido,
  elementos: countOf(doc.contenido),
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
  version: doc.version,
});

import type { Plantilla } from '@pmp/contracts/proyectos';
import type { PlantillaDoc } from '../elementos/plantillas/plantilla.model';
import { countOf, shownOf } from './contenido.rules';

export const toPlantilla = (doc: PlantillaDoc): Plantilla => ({
  _id: doc._id.toHexString(),
  nombre: doc.nombre,
  tipo: doc.tipo,
  contenido: shownOf(doc.tipo, doc.contenido),
  elementos: countOf(doc.contenido),
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
  version: doc.version,
});

import type { Archivo } from '@pmp/contracts/proyectos';
import type { ElementoDoc } from '../kinds/elemento-doc';
import type { Beside, Kind } from '../kinds/kind';

/** The files of an element as it shows them, each with the path to download it from. */
export const archivosOf = (
  collection: Kind['collection'],
  { _id, archivos = [] }: ElementoDoc,
  persona: Beside['persona'],
): Archivo[] =>
  archivos.map((doc) => ({
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    tipo: doc.tipo,
    tamano: doc.tamano,
    subidoPor: persona(doc.subidoPor.toHexString()),
    fecha: doc.fecha.toISOString(),
    url: `/api/${collection}/${_id.toHexString()}/archivos/${doc._id.toHexString()}`,
  }));

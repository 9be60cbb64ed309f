import type { Enlace, Enlazable, Extremo, ExtremoOculto, enlaceEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { EnlaceDoc, Punta } from './enlace.model';

export const toExtremo = (tipo: Enlazable, doc: ElementoDoc): Extremo => ({
  tipo,
  _id: doc._id.toHexString(),
  clave: doc.clave ?? '',
  titulo: doc.titulo,
  estado: doc.estado,
  proyecto: doc.proyecto.toHexString(),
});

export const toEnlace = (
  { _id, tipo, version }: EnlaceDoc,
  origen: Extremo | ExtremoOculto,
  destino: Extremo | ExtremoOculto,
): Enlace => ({ _id: _id.toHexString(), tipo, origen, destino, version });

const toPunta = ({ tipo, _id, proyecto }: Punta) => ({
  tipo,
  _id: _id.toHexString(),
  proyecto: proyecto.toHexString(),
});

export const toEnlaceEstado = ({ tipo, origen, destino }: EnlaceDoc): z.infer<typeof enlaceEstado.datos> => ({
  tipo,
  origen: toPunta(origen),
  destino: toPunta(destino),
});

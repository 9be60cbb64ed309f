import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { marcasOf } from '@pmp/platform';
import type { ComentarioDoc } from './comentario.model';

export const toComentario = (doc: ComentarioDoc, persona: (id: string) => Persona | null): Comentario => ({
  _id: doc._id.toHexString(),
  texto: doc.texto,
  autor: persona(doc.creador.toHexString()),
  menciones: doc.menciones.map((id) => id.toHexString()),
  sobre: { entidad: doc.entidad, _id: doc.sobre.toHexString() },
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
  editado: doc.editado?.toISOString() ?? null,
  ...marcasOf(doc, persona),
  version: doc.version,
});

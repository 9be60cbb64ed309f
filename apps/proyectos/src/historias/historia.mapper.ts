import { avanceDeCriterios } from '@pmp/contracts/common';
import type { Historia, historiaEstado } from '@pmp/contracts/proyectos';
import type { z } from 'zod';
import { criteriosOf } from '../elementos/criterios/criterio.mapper';
import { archivosOf } from '../elementos/files/archivo.mapper';
import type { Beside } from '../elementos/kinds/kind';
import { toPlazo } from '../elementos/kinds/plazo.rules';
import type { HistoriaDoc } from './historia-doc';

const textsOf = (doc: HistoriaDoc) => ({
  titulo: doc.titulo,
  comoUsuario: doc.comoUsuario,
  quiero: doc.quiero,
  para: doc.para,
  descripcion: doc.descripcion,
  prioridad: doc.prioridad,
  estado: doc.estado,
  puntos: doc.puntos,
  ...toPlazo(doc),
  bloqueadaPor: doc.bloqueadaPor ?? 0,
  columna: doc.columna?.toHexString() ?? null,
  orden: doc.orden,
  proyecto: doc.proyecto.toHexString(),
  createdAt: doc.createdAt.toISOString(),
  updatedAt: doc.updatedAt.toISOString(),
});

export const toHistoria = (doc: HistoriaDoc, { padre, sprint, persona, etiquetas }: Beside): Historia => ({
  _id: doc._id.toHexString(),
  clave: doc.clave ?? '',
  ...textsOf(doc),
  responsable: doc.responsable ? persona(doc.responsable.toHexString()) : null,
  etiquetas: etiquetas(doc),
  ...criteriosOf(doc),
  archivos: archivosOf('historias', doc, persona),
  epicaId: { _id: doc.epica.toHexString(), titulo: padre },
  sprintId: sprint,
  version: doc.version,
});

/** Has no `sprint`: the `sprints` service says which stories are in one. */
export const toHistoriaEstado = (doc: HistoriaDoc): z.infer<typeof historiaEstado.datos> => ({
  clave: doc.clave,
  ...textsOf(doc),
  responsable: doc.responsable?.toHexString() ?? null,
  etiquetas: (doc.etiquetas ?? []).map((id) => id.toHexString()),
  avanceCriterios: avanceDeCriterios(doc.criterios ?? []),
  epica: doc.epica.toHexString(),
  sprint: null,
});

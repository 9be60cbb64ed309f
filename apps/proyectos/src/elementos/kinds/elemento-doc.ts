import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';
import type { ArchivoDoc } from './archivo-doc';
import type { CriterioDoc } from './criterio-doc';

/** What every element of work has. */
export interface ElementoDoc {
  _id: Types.ObjectId;
  /** Absent in what a version before this one made, until `ClavesBackfill` gives it one. */
  clave?: string;
  titulo: string;
  descripcion: string;
  prioridad: Prioridad;
  estado: EstadoTarea;
  /** Rank among its siblings; ranks compare as text, byte by byte. */
  orden: string;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId | null;
  /** Who proposed it, where its creator only took it; absent: nobody did. */
  propone?: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** Its labels, in kinds that have some, those among them that are deleted and may return; absent: none. */
  etiquetas?: Types.ObjectId[];
  /** By what it is accepted, in kinds that have that, in the order that people put them in; absent: nothing. */
  criterios?: CriterioDoc[];
  /** It holds others up, or once did: they are counted again when it opens or closes. Absent: it never has. */
  bloquea?: true;
  /** How many open elements it waits for; absent: it never waited for any. */
  bloqueadaPor?: number;
  /** Its files, in kinds that have some; absent until the first one. */
  archivos?: ArchivoDoc[];
}

/** An element as it is stored. */
export interface StoredElemento extends ElementoDoc {
  /** The words that the search looks for; missing if an earlier version wrote the element. */
  palabras?: string[];
  /**
   * When its version last grew, whoever made it grow: `updatedAt` is when somebody worked on it. Missing if a version
   * before this one wrote the element last.
   */
  cambiado?: Date;
}

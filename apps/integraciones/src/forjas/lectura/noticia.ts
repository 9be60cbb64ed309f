import type { ESTADOS_COMPROBACION, ESTADOS_REFERENCIA } from '@pmp/contracts/integraciones';

type EstadoPeticion = Exclude<(typeof ESTADOS_REFERENCIA)[number], 'revertida'>;

export interface Confirmacion {
  sha: string;
  mensaje: string;
  url: string | null;
  autor: string;
  cuando: Date;
}

export interface Rama {
  nombre: string;
  url: string | null;
  autor: string;
  /** Of the commit that it begins with, where that is said: what has no time of its own is never newer than what has. */
  cuando: Date | null;
}

/** A merge request or pull request. */
export interface Peticion {
  /** Which it is within its repository. */
  numero: number;
  /** As its forge writes it. */
  identificador: string;
  titulo: string;
  descripcion: string;
  rama: string;
  sha: string | null;
  url: string | null;
  autor: string;
  estado: EstadoPeticion;
  cuando: Date;
}

/** What CI says of a commit. */
export interface Comprobacion {
  sha: string;
  nombre: string;
  estado: (typeof ESTADOS_COMPROBACION)[number];
  url: string | null;
  cuando: Date;
}

/** What one payload of a forge says, in words that are the same for all of them. */
export interface Noticia {
  repositorio: string;
  confirmaciones: Confirmacion[];
  ramas: Rama[];
  peticiones: Peticion[];
  comprobaciones: Comprobacion[];
}

export const noticiaDe = (repositorio: string, partes: Partial<Noticia>): Noticia => ({
  repositorio,
  confirmaciones: [],
  ramas: [],
  peticiones: [],
  comprobaciones: [],
  ...partes,
});

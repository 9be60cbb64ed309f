import type {
  ErrorSpec,
  EtiquetaDeElemento,
  FactDefinition,
  Persona,
  StateDefinition,
} from '@pmp/contracts/common';
import type { TipoPapelera } from '@pmp/contracts/proyectos';
import type { IndexDefinition, SchemaDefinition } from 'mongoose';
import type { ElementoDoc } from './elemento-doc';

export type Tipo = Exclude<TipoPapelera, 'proyecto'>;

/** An element as the API shows it. */
export interface Shape {
  _id: string;
  clave: string;
  proyecto: string;
  version: number;
}

/** What hangs from what. */
export interface Parent {
  tipo: Tipo;
  /** The field of the document that has its id, and that field's name in the API. */
  field: string;
  campo: string;
  /** Its children show its title. */
  titled?: boolean;
  /** Thrown for one of another project, as for one that does not exist: the caller may not see it. */
  foreign: ErrorSpec;
}

/** To whom an element is given. */
interface Given {
  /** The field that has the person's id, in the document and in the API. */
  field: 'asignado' | 'responsable';
  /** Thrown for a person who may not see the project. */
  stranger: ErrorSpec;
}

/** What an element shows that is not in its document. */
export interface Beside {
  persona: (id: string) => Persona | null;
  /** Those of its labels that exist, in the order of the project. */
  etiquetas: (doc: Pick<ElementoDoc, 'etiquetas'>) => EtiquetaDeElemento[];
  /** The title of its parent, if the parent is `titled`. */
  padre: string;
  sprint: { _id: string; nombre: string } | null;
}

/**
 * A kind of element: what distinguishes it from the others. Whatever is done with elements takes the kind as data, so
 * that it is written once.
 */
export interface Kind<D extends ElementoDoc = ElementoDoc, S extends Shape = Shape> {
  tipo: Tipo;
  collection: 'epicas' | 'historias' | 'tareas';
  /** Its own fields as they are stored, besides the common ones and its parent. */
  fields: SchemaDefinition;
  /** What people write besides the title, with the value for what they do not send. */
  defaults: Partial<D>;
  indexes?: IndexDefinition[];
  /** Null: it hangs from its project. */
  parent: Parent | null;
  /** Why an element cannot be as it would be now; null: it can. */
  flawOf?(doc: D): ErrorSpec | null;
  /** Absent: nobody in particular is to do it. */
  given?: Given;
  /** Its ranks order all elements of the project and not only its siblings. */
  rankedInProyecto?: boolean;
  /** Sprints hold elements of this kind. */
  planned?: boolean;
  state: StateDefinition;
  facts: {
    created: FactDefinition;
    updated: FactDefinition;
    removed: FactDefinition;
    restored: FactDefinition;
    /** It was given to somebody else or to nobody. */
    assigned?: FactDefinition;
  };
  /** Its removal and its return are facts of their own also when they happen with its parent. */
  toldBeneath?: boolean;
  errors: {
    missing: ErrorSpec;
    /** What hung from it cannot be restored because it is in the trash itself. */
    inTrash?: ErrorSpec;
    /** The same, because it is gone for good. */
    purged?: ErrorSpec;
  };
  toShape(doc: D, beside: Beside): S;
  toEstado(doc: D): object;
}

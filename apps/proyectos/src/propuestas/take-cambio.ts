import { Injectable } from '@nestjs/common';
import {
  comentarioCreateSchema,
  epicaCreateSchema,
  epicaUpdateSchema,
  erroresPropuestas,
  historiaCreateSchema,
  historiaUpdateSchema,
  tareaCreateSchema,
  tareaUpdateSchema,
  type Comentable,
} from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Tx } from '@pmp/platform';
import { ComentariosService } from '../comentarios/comentarios.service';
import { CreateComentario } from '../comentarios/create-comentario';
import { ChangeElemento } from '../elementos/change-elemento';
import type { Limits } from '../elementos/cupos/cupos';
import { CreateElemento } from '../elementos/create-elemento';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { CreateDatos, UpdateDatos } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';
import { RemoveElemento } from '../elementos/remove-elemento';
import { RestoreElemento } from '../papelera/restore-elemento';
import { inverseOf } from './inverse';
import type { CambioDoc } from './propuesta.model';

const CREATE = { epica: epicaCreateSchema, historia: historiaCreateSchema, tarea: tareaCreateSchema };
const UPDATE = { epica: epicaUpdateSchema, historia: historiaUpdateSchema, tarea: tareaUpdateSchema };

type Outcome = Pick<CambioDoc, 'situacion' | 'aviso'> & Partial<Pick<CambioDoc, 'antes' | 'resultado'>>;

export const TAKEN = { situacion: 'tomado', aviso: null } as const;
export const UNDONE = { situacion: 'deshecho', aviso: null } as const;

/**
 * Does what was proposed, or takes it back, as a step of a transaction: through the same use cases as a person and with
 * that person's rights. Throws what the product refuses.
 */
@Injectable()
export class TakeCambio {
  constructor(
    private readonly kinds: Kinds,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
    private readonly restoring: RestoreElemento,
    private readonly comments: CreateComentario,
    private readonly comentarios: ComentariosService,
  ) {}

  async take(tx: Tx, caller: Caller, cambio: CambioDoc, limits: Limits): Promise<Outcome> {
    const { accion, entidad, elemento, datos, base } = cambio;
    const kind = this.kinds.at(entidad);
    const id = elemento.toHexString();
    switch (accion) {
      case 'crear': {
        const made = await this.creation.createIn(
          tx,
          kind,
          caller,
          CREATE[entidad].parse(datos) as CreateDatos,
        );
        return { ...TAKEN, resultado: made.version };
      }
      case 'comentar':
        await this.comments.createIn(
          tx,
          caller,
          entidad as Comentable,
          id,
          comentarioCreateSchema.parse(datos),
        );
        return TAKEN;
      case 'eliminar':
        await this.asThen(tx, cambio, base);
        await this.removal.removeIn(tx, kind, caller, id);
        return TAKEN;
      default: {
        const before = await this.asThen(tx, cambio, base);
        const antes = inverseOf(kind, before, Object.keys(datos));
        const change = UPDATE[entidad].parse(datos) as UpdateDatos;
        const { version } = await this.changing.changeIn(tx, kind, caller, id, change, { limits });
        return { ...TAKEN, antes, resultado: version };
      }
    }
  }

  async takeBack(tx: Tx, caller: Caller, cambio: CambioDoc, limits: Limits): Promise<Outcome> {
    const { accion, entidad, elemento, datos, antes, resultado } = cambio;
    const kind = this.kinds.at(entidad);
    const id = elemento.toHexString();
    switch (accion) {
      case 'crear':
        await this.asThen(tx, cambio, resultado ?? null);
        await this.removal.removeIn(tx, kind, caller, id);
        return UNDONE;
      case 'comentar':
        await this.comentarios.deleteIn(tx, caller, String(datos['_id']));
        return UNDONE;
      case 'eliminar':
        await this.restoring.restoreIn(tx, caller, id);
        return UNDONE;
      default:
        await this.asThen(tx, cambio, resultado ?? null);
        await this.changing.changeIn(tx, kind, caller, id, antes as UpdateDatos, { limits });
        return UNDONE;
    }
  }

  /** The element, if nobody has changed it since that version. Nothing has been written yet when it throws. */
  private async asThen(
    { session }: Tx,
    { entidad, elemento }: CambioDoc,
    version: number | null,
  ): Promise<ElementoDoc> {
    const kind = this.kinds.at(entidad);
    const doc = await this.kinds.of(kind).findById(elemento, session);
    if (!doc) throw new DomainError(kind.errors.missing);
    if (version !== null && doc.version !== version)
      throw new DomainError(erroresPropuestas.cambiadoDespues, { version: doc.version });
    return doc;
  }
}

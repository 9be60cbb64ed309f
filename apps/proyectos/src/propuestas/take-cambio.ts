import { Injectable } from '@nestjs/common';
import {
  comentarioCreateSchema,
  epicaCreateSchema,
  epicaUpdateSchema,
  historiaCreateSchema,
  historiaUpdateSchema,
  tareaCreateSchema,
  tareaUpdateSchema,
  type Comentable,
} from '@pmp/contracts/proyectos';
import { DomainError, type Caller } from '@pmp/platform';
import { ComentariosService } from '../comentarios/comentarios.service';
import { CreateComentario } from '../comentarios/create-comentario';
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import type { CreateDatos, UpdateDatos } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';
import { RemoveElemento } from '../elementos/remove-elemento';
import { RestoreElemento } from '../papelera/restore-elemento';
import { inverseOf } from './inverse';
import type { CambioDoc } from './propuesta.model';

const CREATE = { epica: epicaCreateSchema, historia: historiaCreateSchema, tarea: tareaCreateSchema };
const UPDATE = { epica: epicaUpdateSchema, historia: historiaUpdateSchema, tarea: tareaUpdateSchema };

type Outcome = Pick<CambioDoc, 'situacion' | 'aviso'> & Partial<Pick<CambioDoc, 'antes' | 'resultado'>>;

/** What the product refuses is told beside the change; whatever else goes wrong is not its fault. */
async function settled(work: () => Promise<Outcome>, refused: Outcome['situacion']): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'unavailable')
      return { situacion: refused, aviso: error.message };
    throw error;
  }
}

/** Does what was proposed, or takes it back, through the same use cases as a person and with that person's rights. */
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

  take(caller: Caller, cambio: CambioDoc): Promise<Outcome> {
    return settled(() => this.doIt(caller, cambio), 'chocado');
  }

  takeBack(caller: Caller, cambio: CambioDoc): Promise<Outcome> {
    return settled(() => this.undoIt(caller, cambio), 'conservado');
  }

  private async doIt(
    caller: Caller,
    { accion, entidad, elemento, datos, base }: CambioDoc,
  ): Promise<Outcome> {
    const done = { situacion: 'tomado', aviso: null } as const;
    const kind = this.kinds.at(entidad);
    const id = elemento.toHexString();
    switch (accion) {
      case 'crear': {
        const { shape } = await this.creation.create(
          kind,
          caller,
          CREATE[entidad].parse(datos) as CreateDatos,
        );
        return { ...done, resultado: shape.version };
      }
      case 'comentar':
        await this.comments.create(caller, entidad as Comentable, id, comentarioCreateSchema.parse(datos));
        return done;
      case 'eliminar':
        await this.assertAsThen(caller, { entidad, elemento, base });
        await this.removal.remove(kind, caller, id);
        return done;
      default: {
        const before = await this.kinds.of(kind).findById(id);
        const change = { ...(UPDATE[entidad].parse(datos) as UpdateDatos), version: base ?? undefined };
        const { version } = await this.changing.change(kind, caller, id, change);
        const antes = before ? inverseOf(kind, before, Object.keys(datos)) : {};
        return { ...done, antes, resultado: version };
      }
    }
  }

  private async undoIt(
    caller: Caller,
    { accion, entidad, elemento, datos, antes, resultado }: CambioDoc,
  ): Promise<Outcome> {
    const undone = { situacion: 'deshecho', aviso: null } as const;
    const kind = this.kinds.at(entidad);
    const id = elemento.toHexString();
    switch (accion) {
      case 'crear':
        await this.assertAsThen(caller, { entidad, elemento, base: resultado ?? null });
        await this.removal.remove(kind, caller, id);
        return undone;
      case 'comentar':
        await this.comentarios.deleteComentario(caller, String(datos['_id']));
        return undone;
      case 'eliminar':
        await this.restoring.restore(caller, id, {});
        return undone;
      default:
        await this.changing.change(kind, caller, id, { ...antes, version: resultado } as UpdateDatos);
        return undone;
    }
  }

  /** A change without fields has no other effect than to be refused for another version. */
  private async assertAsThen(
    caller: Caller,
    { entidad, elemento, base }: Pick<CambioDoc, 'entidad' | 'elemento' | 'base'>,
  ): Promise<void> {
    const version = base ?? undefined;
    await this.changing.change(this.kinds.at(entidad), caller, elemento.toHexString(), { version });
  }
}

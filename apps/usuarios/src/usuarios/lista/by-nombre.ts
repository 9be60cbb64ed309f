import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, sentenceIn } from '@pmp/platform';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Page, PageRequest } from '../../paginas/newest-first';
import type { UsuarioDoc } from '../usuario.model';

const CURSOR_PATTERN = /^([\w-]*)\.([0-9a-f]{24})$/;

const encode = ({ orden = '', _id }: UsuarioDoc): string =>
  `${Buffer.from(orden).toString('base64url')}.${_id.toHexString()}`;

function after(cursor: string): QueryFilter<UsuarioDoc> {
  const [, base64, hex] = CURSOR_PATTERN.exec(cursor) ?? [];
  if (base64 === undefined || hex === undefined) {
    throw new DomainError(erroresComunes.datosNoValidos, {}, [
      { campo: 'cursor', ...sentenceIn(erroresComunes.cursorNoValido) },
    ]);
  }
  const orden = Buffer.from(base64, 'base64url').toString();
  // Accounts of an earlier version have none until they are filled in; they come first.
  const same = orden === '' ? { $in: ['', null] } : orden;
  return { $or: [{ orden: { $gt: orden } }, { orden: same, _id: { $gt: new Types.ObjectId(hex) } }] };
}

/** One page in the order of the names, or the whole list without `limite`. */
export async function findByNombre(
  model: Model<UsuarioDoc>,
  filter: QueryFilter<UsuarioDoc>,
  { limite, cursor }: PageRequest,
): Promise<Page<UsuarioDoc>> {
  const wanted = cursor === undefined ? filter : { $and: [filter, after(cursor)] };
  const query = model.find(wanted).sort({ orden: 1, _id: 1 });
  const filas = await (limite === undefined ? query : query.limit(limite + 1)).lean<UsuarioDoc[]>().exec();
  if (limite === undefined) return { filas };
  const siguiente = filas.length > limite ? encode(filas[limite - 1]!) : null;
  return { filas: filas.slice(0, limite), siguiente };
}

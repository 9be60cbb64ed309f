import type { Referencia } from '@pmp/contracts/integraciones';
import type { ComprobacionDoc, ReferenciaDoc } from '../datos/codigo.model';
import { togetherOf } from '../entrada/pruebas.rules';

interface Known {
  results: readonly ComprobacionDoc[];
  reverted: ReadonlySet<string>;
}

function comprobacionOf(sha: string | null, results: readonly ComprobacionDoc[]): Referencia['comprobacion'] {
  const theirs = sha === null ? [] : results.filter((one) => one.sha.startsWith(sha));
  const estado = togetherOf(theirs);
  const why = theirs.find((one) => one.estado === estado);
  return why && estado ? { estado, nombre: why.nombre, url: why.url } : null;
}

export const toReferencia = (doc: ReferenciaDoc, { results, reverted }: Known): Referencia => ({
  _id: doc._id,
  tipo: doc.tipo,
  forja: doc.tipoForja,
  repositorio: doc.repositorio,
  identificador: doc.identificador,
  titulo: doc.titulo,
  url: doc.url,
  autor: doc.autor,
  cuando: doc.cuando.toISOString(),
  estado: doc.tipo === 'confirmacion' && doc.sha && reverted.has(doc.sha) ? 'revertida' : doc.estado,
  comprobacion: comprobacionOf(doc.sha, results),
});

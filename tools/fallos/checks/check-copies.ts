import { copiedEntidad, OWNERS } from '../../copias/owners.ts';
import type { Evidence, Row } from './evidence.ts';
import { SERVICIOS } from '../plan/schedule.ts';
import { judgeFacts, type Verdict } from './verdict.ts';

/** Fields that a copy adds to those of the state. */
const OWN_FIELDS = new Set(['_id', 'version', 'eliminado', 'copiado']);

const entidadOf = (subject: string) => subject.split('.')[2] ?? '';

const isGone = (row: Row | undefined) =>
  !row || (row['eliminado'] !== undefined && row['eliminado'] !== false) || Boolean(row['eliminadoEn']);

function wrongStates(evidence: Evidence): Verdict {
  const wrong: string[] = [];
  for (const [subject, cuerpo] of evidence.estado) {
    const owner = OWNERS[entidadOf(subject)];
    if (!owner) continue;
    const row = evidence.rows(...owner).find(({ _id }) => String(_id) === cuerpo._id);
    if (isGone(row) !== (cuerpo.datos === null))
      wrong.push(`${subject}: ${row ? 'sobra' : 'falta'} la lápida`);
    else if (row && row['version'] !== cuerpo.version)
      wrong.push(`${subject}: versión ${cuerpo.version}, el dueño tiene la ${String(row['version'])}`);
  }
  return judgeFacts('estados iguales a su dueño', evidence.estado.size, wrong);
}

function unpublished(evidence: Evidence): Verdict {
  const published = new Set([...evidence.estado.values()].map(({ _id }) => _id));
  const wrong: string[] = [];
  let comprobados = 0;
  for (const [entidad, [servicio, collection]] of Object.entries(OWNERS)) {
    for (const row of evidence.rows(servicio, collection)) {
      if (isGone(row)) continue;
      comprobados += 1;
      if (!published.has(String(row._id))) wrong.push(`${entidad} ${String(row._id)}: sin estado`);
    }
  }
  return judgeFacts('entidades con su estado publicado', comprobados, wrong);
}

function wrongFields(copy: Row, datos: object): string[] {
  const source = datos as Record<string, unknown>;
  return Object.keys(copy).filter(
    (field) => !OWN_FIELDS.has(field) && JSON.stringify(copy[field]) !== JSON.stringify(source[field]),
  );
}

function faultOf(
  copy: Row | undefined,
  { version, datos }: { version?: number; datos?: unknown },
): string | null {
  if (!copy) return datos === null ? null : 'falta';
  if (copy['version'] !== version) return `versión ${String(copy['version'])} de ${version}`;
  if (copy['eliminado'] !== (datos === null)) return 'lápida distinta';
  const fields = datos ? wrongFields(copy, datos) : [];
  return fields.length ? `distinto en ${fields.join(', ')}` : null;
}

function wrongCopies(servicio: string, evidence: Evidence): Verdict {
  const wrong: string[] = [];
  let comprobados = 0;
  for (const collection of evidence.collections(servicio)) {
    const entidad = copiedEntidad(collection);
    if (!entidad) continue;
    const copies = new Map(evidence.rows(servicio, collection).map((row) => [String(row._id), row]));
    for (const [subject, cuerpo] of evidence.estado) {
      if (entidadOf(subject) !== entidad) continue;
      comprobados += 1;
      const fault = faultOf(copies.get(cuerpo._id!), cuerpo);
      if (fault) wrong.push(`${collection} ${cuerpo._id}: ${fault}`);
      copies.delete(cuerpo._id!);
    }
    for (const id of copies.keys()) wrong.push(`${collection} ${id}: sobra`);
  }
  return judgeFacts(`copias de ${servicio}`, comprobados, wrong);
}

/** Owners have what they published, and every copy has the same. */
export const checkCopies = (evidence: Evidence): Verdict[] => [
  wrongStates(evidence),
  unpublished(evidence),
  ...SERVICIOS.map((servicio) => wrongCopies(servicio, evidence)),
];

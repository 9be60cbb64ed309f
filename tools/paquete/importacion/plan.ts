import type { FileRef, ImportPlan, PlaceOfProject } from '@pmp/paquete';
import { nameOf } from '@pmp/paquete';
import type { mongo } from 'mongoose';
import { teamOfProject } from '../../../apps/proyectos/src/paquete/proyectos.part.ts';
import { placeOfProject } from '../../../apps/usuarios/src/paquete/usuarios.part.ts';
import type { Place } from '../../start/place.ts';
import { canonicalJson, sha256Of } from '../fichero/canonical.ts';
import { differenceOf } from './difference.ts';
import { inspectPackage, type Index, type Inspected } from './inspect-package.ts';
import { type Bases, OWNERS, PARTS } from '../partes/parts.ts';
import { readPresent, type Present } from './present.ts';
import { planVersions } from './versions.ts';
import { linesToWrite } from './writing.ts';

/** What an import would do here, determined without writing. */
export interface Plan extends ImportPlan {
  inspected: Inspected;
  before: Present;
  after: Index;
  /** Why it cannot be imported under any options. */
  conflicts: string[];
}

/** With the name of its team in this installation. */
function placed({ proyecto, index }: Inspected, { team }: PlaceOfProject) {
  const here = { ...proyecto, equipo: team?.nombre ?? proyecto.equipo };
  const known = { sha256: sha256Of(canonicalJson(here)), nombre: nameOf(here) };
  return { proyecto: here, after: { ...index, proyecto: new Map([[here._id, known]]) } };
}

/** Those whose bytes are not stored here yet, and why some cannot be. */
function missingFiles(
  { references }: Inspected,
  { files }: Present,
): { files: FileRef[]; conflicts: string[] } {
  const conflicts: string[] = [];
  const missing = references.files.filter(({ owner, _id, sha256, nombre }) => {
    const present = files.get(`${owner}:${_id}`);
    if (present && present !== sha256) conflicts.push(`el archivo «${nombre}» tiene aquí otro contenido`);
    return !present;
  });
  return { files: missing, conflicts };
}

export async function planImport(
  client: mongo.MongoClient,
  bases: Bases,
  place: Place,
  path: string,
  otro?: string,
): Promise<Plan> {
  const inspected = await inspectPackage(path);
  const { manifest, references } = inspected;
  const { correos, asignados } = references;
  const { _id, equipo } = inspected.proyecto;
  const present = await teamOfProject(bases.proyectos, _id);
  const where = await placeOfProject(bases.usuarios, {
    equipo,
    present,
    otro,
    cast: manifest,
    correos,
    asignados,
  });
  const before = await readPresent(client, bases, inspected);
  const { proyecto, after } = placed(inspected, where);
  const difference = differenceOf(before.index, after);
  const versions = await planVersions(place, bases, difference, _id);
  const others = await Promise.all(OWNERS.map((owner) => PARTS[owner].conflictsOf(bases[owner], proyecto)));
  const { files, conflicts } = missingFiles(inspected, before);
  return {
    inspected,
    proyecto,
    huella: manifest.huella,
    cast: manifest,
    where,
    before,
    after,
    difference,
    versions: versions.next,
    files,
    medidas: [...after.medidas.keys()],
    linesOf: (kinds) => linesToWrite(path, { difference, proyecto }, kinds),
    conflicts: [...where.conflicts, ...versions.conflicts, ...others.flat(), ...conflicts],
  };
}

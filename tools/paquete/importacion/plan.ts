import type { AnyLine, FileRef, ImportPlan, Kind, PlaceOfProject } from '@pmp/paquete';
import { nameOf } from '@pmp/paquete';
import type { Place } from '../../start/place.ts';
import { canonicalJson, sha256Of } from '../fichero/canonical.ts';
import { agreementsOf } from './agreements.ts';
import { withClaves } from './claves.ts';
import { differenceOf } from './difference.ts';
import { inspectPackage, type Index, type Inspected } from './inspect-package.ts';
import type { Parts } from '../partes/parts.ts';
import { outsideTexts } from './outside-texts.ts';
import { readPresent, type Present } from './present.ts';
import { planVersions } from './versions.ts';
import { linesToWrite } from './lines-to-write.ts';

/** What an import would do here, determined without writing. */
export interface Plan extends ImportPlan {
  inspected: Inspected;
  before: Present;
  after: Index;
  /** Why it cannot be imported under any options. */
  conflicts: string[];
  /** What people should know before and after. */
  warnings: string[];
}

/** Private views of people whom nothing else in the package names and who have no account here. */
function withoutOwner({ references: { privadas, correos } }: Inspected, { people, missing }: PlaceOfProject) {
  const comes = (correo: string) => people.has(correo) || correos.has(correo) || missing.includes(correo);
  return privadas.filter(({ creador }) => !comes(creador));
}

/** What the package would be here: with the name of its team, the team's agreements, and the views that have an owner. */
function placed(inspected: Inspected, where: PlaceOfProject, before: Present) {
  const { proyecto, index, references } = inspected;
  const here = { ...withClaves(proyecto, before.claves), equipo: where.team?.nombre ?? proyecto.equipo };
  const known = { sha256: sha256Of(canonicalJson(here)), nombre: nameOf(here) };
  const lost = withoutOwner(inspected, where);
  const vistas = new Map(index.vistas);
  for (const { _id } of lost) vistas.delete(_id);
  const agreed = agreementsOf(references, before, index);
  const asHere = (kind: Kind, line: AnyLine): AnyLine =>
    kind === 'proyecto' ? here : kind === 'cumplidos' ? (agreed.cumplidos.get(line._id) ?? line) : line;
  return {
    proyecto: here,
    after: {
      ...index,
      ...agreed.index,
      vistas,
      externos: outsideTexts(before.index, index),
      proyecto: new Map([[here._id, known]]),
    },
    asHere,
    warnings: [
      ...where.warnings,
      ...lost.map(
        ({ nombre, creador }) => `no se trae la vista privada «${nombre}»: ${creador} no tiene cuenta aquí`,
      ),
      ...agreed.warnings,
    ],
  };
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

export async function planImport(parts: Parts, place: Place, path: string, otro?: string): Promise<Plan> {
  const inspected = await inspectPackage(path);
  const { manifest, references } = inspected;
  const { correos, asignados } = references;
  const { _id, equipo } = inspected.proyecto;
  const where = await parts.placeOf(_id, {
    equipo,
    otro,
    cast: manifest,
    correos,
    privadas: references.privadas.map(({ creador }) => creador),
    asignados,
  });
  const before = await readPresent(parts, inspected, where.team?._id ?? null);
  const { proyecto, after, asHere, warnings } = placed(inspected, where, before);
  const difference = differenceOf(before.index, after);
  const versions = await planVersions(place, parts, difference, _id);
  const others = await parts.conflictsOf(proyecto);
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
    linesOf: (kinds) => linesToWrite(path, { difference, asHere }, kinds),
    conflicts: [...where.conflicts, ...versions.conflicts, ...others, ...conflicts],
    warnings,
  };
}

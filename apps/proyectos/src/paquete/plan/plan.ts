import { Injectable } from '@nestjs/common';
import {
  type AnyLine,
  canonicalJson,
  type Difference,
  type FileRef,
  type ImportPlan,
  type Kind,
  type Line,
  nameOf,
  type Owner,
  type PackageFile,
  type PlaceOfProject,
  readEntries,
  sha256Of,
} from '@pmp/paquete';
import { mappingOf } from '@pmp/paquete/servicio';
import { toldStates } from '../escribir/told-states';
import { ProjectParts } from '../partes/project-parts';
import { agreementsOf } from './agreements';
import { withClaves } from './claves';
import { differenceOf } from './difference';
import { inspectPackage, type Index, type Inspected } from './inspect-package';
import { linesToWrite } from './lines-to-write';
import { outsideTexts } from './outside-texts';
import { PlaceProject } from './place-of-project';
import { readPresent, type Present } from './present';
import { PublishedVersions } from './published-versions';

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

/** Finds out what an import would do. */
@Injectable()
export class PlanImport {
  constructor(
    private readonly parts: ProjectParts,
    private readonly lugar: PlaceProject,
    private readonly published: PublishedVersions,
  ) {}

  /** `otro`: id or name of another team to take it in. Throws what makes the package unreadable. */
  async plan(file: PackageFile, otro?: string): Promise<Plan> {
    const inspected = await inspectPackage(file);
    const { manifest, references } = inspected;
    const { correos, asignados } = references;
    const { _id, equipo } = inspected.proyecto;
    const privadas = references.privadas.map(({ creador }) => creador);
    const asked = { proyecto: _id, equipo, otro, cast: manifest, correos, privadas, asignados };
    const where = await this.lugar.place(asked);
    const before = await readPresent(this.parts, inspected, where.team?._id ?? null);
    const { proyecto, after, asHere, warnings } = placed(inspected, where, before);
    const difference = differenceOf(before.index, after);
    const versions = await this.versions(proyecto, difference);
    const { files, conflicts } = missingFiles(inspected, before);
    const plan: Plan = {
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
      linesOf: (kinds) => linesToWrite(file, { difference, asHere }, kinds),
      filesOf: (owner) => filesOf(file, files, owner),
      told: () => toldStates(mappingOf(plan)),
      conflicts: [...where.conflicts, ...versions.conflicts, ...conflicts],
      warnings,
    };
    return plan;
  }

  /** Above what each service has stored and above what was last published. */
  private async versions(proyecto: Line<'proyecto'>, difference: Difference) {
    const stored = await this.parts.check(proyecto, difference);
    const next = new Map(stored.flatMap((one) => [...one.next]));
    const subjects = new Map(stored.flatMap((one) => [...one.subjects]));
    for (const [id, version] of await this.published.of(subjects))
      next.set(id, Math.max(next.get(id) ?? 1, version + 1));
    return { next, conflicts: stored.flatMap(({ conflicts }) => conflicts) };
  }
}

/** The bytes of those of these files that this service keeps. */
async function* filesOf(file: PackageFile, files: readonly FileRef[], owner: Owner) {
  const own = files.filter((one) => one.owner === owner);
  if (own.length === 0) return;
  for await (const entry of readEntries(file)) {
    if (entry.what !== 'file') continue;
    for (const one of own) if (one.sha256 === entry.sha256) yield { file: one, bytes: entry.bytes };
  }
}

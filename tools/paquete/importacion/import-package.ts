import type { Place } from '../../start/place.ts';
import { changesOf, overwrites } from './difference.ts';
import { OWNERS, Parts } from '../partes/parts.ts';
import { planImport, type Plan } from './plan.ts';
import { reportOf } from './report.ts';
import { uploadFiles } from './upload-files.ts';

export interface ImportOptions {
  /** Only report what the import would do. */
  simulacro?: boolean;
  /** Allow the project here to be replaced by the package's. */
  sobrescribir?: boolean;
  /** Create missing accounts (inactive) and a missing team. */
  crearFaltantes?: boolean;
  /** Id or name of the team to import into, instead of the one with the same name. */
  equipo?: string;
  /** Called before anything here is replaced. */
  keepFirst?(clave: string): Promise<void>;
}

export interface Imported {
  plan: Plan;
  /** The difference and the obstacles, for people to read. */
  report: string;
  /** Why it was not imported, or would not be. */
  refusals: string[];
  written: boolean;
}

const changesSomething = ({ difference }: Plan): boolean =>
  OWNERS.some((owner) => changesOf(difference, owner));

function refusalsOf(plan: Plan, options: ImportOptions): string[] {
  const { where, conflicts, difference, inspected } = plan;
  if (!changesSomething(plan)) return [];
  const refusals = [...conflicts];
  if (!options.crearFaltantes) {
    if (where.missing.length)
      refusals.push(`aquí no tienen cuenta: ${where.missing.join(', ')} (--crear-faltantes)`);
    if (!where.team && !where.conflicts.length)
      refusals.push(
        `aquí no hay ningún equipo «${inspected.proyecto.equipo}» (--equipo o --crear-faltantes)`,
      );
  }
  if (overwrites(difference) && !options.sobrescribir)
    refusals.push('el proyecto ya está aquí y es distinto (--sobrescribir lo deja como en el paquete)');
  return refusals;
}

/**
 * One transaction per service, with `proyectos` last: until then nobody sees any of it. After an interruption, the same
 * command completes the rest.
 */
async function writeEverything(parts: Parts, plan: Plan): Promise<void> {
  await parts.writePeople(plan);
  await uploadFiles(parts, plan);
  for (const owner of ['mensajes', 'sprints'] as const)
    if (changesOf(plan.difference, owner)) await parts.write(plan, owner);
  await parts.write(plan, 'proyectos');
}

export async function importPackage(place: Place, path: string, options: ImportOptions): Promise<Imported> {
  const parts = await Parts.open(place);
  try {
    const plan = await planImport(parts, place, path, options.equipo);
    const report = reportOf(plan.difference, plan.before.index, plan.after);
    const refusals = refusalsOf(plan, options);
    const written = refusals.length === 0 && !options.simulacro && changesSomething(plan);
    if (written) {
      const isThere = plan.before.index.proyecto.size > 0;
      if (isThere && overwrites(plan.difference)) await options.keepFirst?.(plan.proyecto._id);
      await writeEverything(parts, plan);
    }
    return { plan, report, refusals, written };
  } finally {
    await parts.close();
  }
}

import type { PlanPaquete } from '@pmp/contracts/proyectos';
import type { Packages } from './packages.ts';
import { refusalsOf } from './report.ts';

export interface ImportOptions {
  /** Only report what the import would do. */
  simulacro?: boolean | undefined;
  /** Allow the project here to be replaced by the package's. */
  sobrescribir?: boolean | undefined;
  /** Create missing accounts (inactive) and a missing team. */
  crearFaltantes?: boolean | undefined;
  /** Id or name of the team to import into, instead of the one with the same name. */
  equipo?: string | undefined;
  /** Called with what it would do; what it throws ends the import. */
  say?(plan: PlanPaquete): void;
  /** Called before anything here is replaced. */
  keepFirst?(proyecto: string): Promise<void>;
}

export interface Imported {
  plan: PlanPaquete;
  /** Why it was not imported, or would not be. */
  refusals: string[];
  written: boolean;
}

/** Throws, in Spanish, why the package cannot be read or what went wrong while it was written. */
export async function importPackage(
  packages: Packages,
  path: string,
  { simulacro = false, say, keepFirst, ...options }: ImportOptions,
): Promise<Imported> {
  const brought = await packages.bring(path, options.equipo);
  const { plan } = brought;
  if (!plan) throw new Error(brought.fallo ?? 'no se ha podido leer');
  say?.(plan);
  const refusals = refusalsOf(plan, options);
  if (refusals.length || simulacro || !plan.cambia) return { plan, refusals, written: false };
  const estaba = plan.diferencia.some(({ tipo, nuevos }) => tipo === 'proyecto' && nuevos.cuantos === 0);
  if (plan.pisa && estaba) await keepFirst?.(plan.proyecto._id);
  const { crearFaltantes = false, sobrescribir = false } = options;
  const { fallo } = await packages.take(brought._id, { crearFaltantes, sobrescribir });
  if (fallo) throw new Error(fallo);
  return { plan, refusals, written: true };
}

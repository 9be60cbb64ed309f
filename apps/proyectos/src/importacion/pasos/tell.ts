import { EVENTO_RECARGAR } from '@pmp/contracts/common';
import type { CuentasImportacion } from '@pmp/contracts/proyectos';
import { detalleOf, type Writing } from '@pmp/platform';
import type { Types } from 'mongoose';

/** What the audit trail says of it. */
export const tellCounts = (cuentas: CuentasImportacion) =>
  detalleOf({}, Object.fromEntries(Object.entries(cuentas).filter(([, count]) => count > 0)));

/** Screens that show the project fetch all of it again: one event for each item would be tens of thousands. */
export const reload = (tx: Writing, proyecto: Types.ObjectId): void =>
  tx.live(`proyecto.${proyecto.toHexString()}`, EVENTO_RECARGAR, {});

import { parse } from 'csv-parse/sync';
import { parseArgs } from 'node:util';

/** What `usuarios` is asked to do with one account: `ordenarPersona` in its contracts. */
export interface Orden {
  correo: string;
  nombre?: string;
  crear?: boolean;
  rol?: 'admin' | 'usuario';
  estado?: 'activo' | 'inactivo';
  enlace?: boolean;
  sinFactor?: boolean;
}

/** Somebody has written something that is not understood: they are shown how it is used. */
export class UseError extends Error {}

const WITH_CORREO: Record<string, Omit<Orden, 'correo'>> = {
  crear: { crear: true, enlace: true },
  contrasena: { enlace: true },
  'quitar-factor': { sinFactor: true },
  activar: { estado: 'activo' },
  desactivar: { estado: 'inactivo' },
  administra: { rol: 'admin' },
  'no-administra': { rol: 'usuario' },
};

const OPTIONS = {
  correo: { type: 'string' },
  nombre: { type: 'string' },
  fichero: { type: 'string' },
  admin: { type: 'boolean' },
} as const;

/** The orders of a command line; `read` reads the file that it names. */
export function ordenesOf(args: string[], read: (path: string) => string): Orden[] {
  const { que, correo, nombre, fichero, admin } = readArgs(args);
  if (que === 'importar' && fichero) return ordenesIn(read(fichero));
  const orden = WITH_CORREO[que ?? ''];
  if (!orden || !correo || fichero) throw new UseError('No se entiende');
  if (que === 'crear' && !nombre) throw new UseError('Falta --nombre');
  return [{ ...orden, correo, ...(nombre && { nombre }), ...(admin && { rol: 'admin' }) }];
}

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length !== 1) throw new UseError('Falta qué hacer');
    return { que: positionals[0], ...values };
  } catch (error) {
    throw new UseError((error as Error).message);
  }
}

/** A CSV with the headings `nombre`, `correo` and, if wanted, `admin` (sí): one account for each line. */
export function ordenesIn(csv: string): Orden[] {
  const rows = parse<Record<string, string>>(csv, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    bom: true,
    delimiter: [',', ';', '\t'],
    skip_empty_lines: true,
    trim: true,
  });
  if (rows.length === 0) throw new UseError('El fichero no tiene ninguna persona');
  return rows.map(({ nombre, correo, admin }, at) => {
    if (!nombre || !correo) throw new UseError(`A la línea ${at + 2} le falta nombre o correo`);
    const isAdmin = /^(s[ií]|x|1|true)$/i.test(admin ?? '');
    return { crear: true, enlace: true, nombre, correo, ...(isAdmin && { rol: 'admin' as const }) };
  });
}

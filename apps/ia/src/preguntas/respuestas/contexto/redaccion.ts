export { addDias, diaOf } from '../../texto/dias';
import { diaOf } from '../../texto/dias';
import { Calendario, isZona, textOfDia } from '@pmp/platform';

const DAY_MS = 86_400_000;

/** What time it is where the asker is. */
export interface Reloj {
  ahora: Date;
  calendario: Calendario;
}

/** For a zone that the browser knows and this runtime does not, the installation's time. */
export const relojOf = (ahora: Date, zona: string | undefined, instalacion: Calendario): Reloj => ({
  ahora,
  calendario: zona && isZona(zona) ? new Calendario(zona) : instalacion,
});

/** The current day where the asker is: late in the evening it is already tomorrow further east. */
export const hoyOf = ({ ahora, calendario }: Reloj): string => textOfDia(calendario.diaOf(ahora));

/** Calendar days from one day to another; negative if `hasta` is earlier. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(diaOf(hasta)) - Date.parse(diaOf(desde))) / DAY_MS);

const SIN_ANO = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const CON_ANO = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "20 de noviembre", with the year if it is not the current one. */
export const fechaLarga = (fecha: string, hoy: string): string =>
  (fecha.slice(0, 4) === hoy.slice(0, 4) ? SIN_ANO : CON_ANO).format(new Date(diaOf(fecha)));

/** "hoy", "ayer", "el 12 de noviembre (hace 8 días)". */
export function cuando(fecha: string, hoy: string): string {
  const dias = diasEntre(hoy, fecha);
  if (dias === 0) return 'hoy';
  if (dias === 1) return 'mañana';
  if (dias === -1) return 'ayer';
  const lejos = dias > 0 ? `dentro de ${dias} días` : `hace ${-dias} días`;
  return `el ${fechaLarga(fecha, hoy)} (${lejos})`;
}

const NUMERO = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

export const numero = (valor: number): string => NUMERO.format(valor);

export const cantidad = (n: number, uno: string, varios: string): string =>
  `${numero(n)} ${n === 1 ? uno : varios}`;

export const tareas = (n: number): string => cantidad(n, 'tarea', 'tareas');

/** A text that people wrote, on one line and without characters that the screen reads as markup. */
export const literal = (texto: string): string =>
  texto.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').replaceAll('**', '').trim();

const enlace = (texto: string, ruta: string): string => `[${literal(texto)}](${ruta})`;

export const enlaceTarea = ({ _id, titulo }: { _id: string; titulo: string }): string =>
  enlace(titulo, `/tareas/${_id}`);

export const enlaceHistoria = (h: { _id: string; titulo: string; proyecto: string }): string =>
  enlace(h.titulo, `/backlog/${h.proyecto}?historia=${h._id}`);

export const enlaceEpica = (e: { _id: string; titulo: string; proyecto: string }): string =>
  enlace(e.titulo, `/backlog/${e.proyecto}?epica=${e._id}`);

export const enlaceProyecto = ({ _id, nombre }: { _id: string; nombre: string }): string =>
  enlace(nombre, `/proyecto/${_id}`);

export const enlaceSprint = ({ nombre, proyecto }: { nombre: string; proyecto: string }): string =>
  enlace(nombre, `/sprints/${proyecto}`);

/** "a, b y c", or with «o». */
export const enumerar = (partes: readonly string[], con: 'y' | 'o' = 'y'): string => {
  const last = partes.at(-1) ?? '';
  return partes.length < 2
    ? last
    : `${partes.slice(0, -1).join(', ')} ${con === 'y' ? nexo(last) : con} ${last}`;
};

/** "y" becomes "e" before the same sound. */
const nexo = (palabra: string): string => (/^h?i(?![aeiouáéó])/i.test(palabra) ? 'e' : 'y');

export const lineas = (...partes: (string | null)[]): string => partes.filter((p) => p !== null).join('\n');

export const elementos = (filas: readonly string[]): string => filas.map((fila) => `- ${fila}`).join('\n');

/** Says that there are more than are shown. */
export const yMas = (total: number, vistos: number): string | null =>
  total > vistos ? `Y ${cantidad(total - vistos, 'más', 'más')} en [Tareas](/tareas).` : null;

export const porcentaje = (parte: number, total: number): number =>
  total ? Math.round((parte / total) * 100) : 0;

import { decir, escrito, idiomaActual, singular, t } from '../../../idioma/idioma';
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

const SIN_ANO = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const CON_ANO = { ...SIN_ANO, year: 'numeric' } as const;

/** "20 de noviembre", with the year if it is not the current one. */
export const fechaLarga = (fecha: string, hoy: string): string =>
  new Date(diaOf(fecha)).toLocaleDateString(
    idiomaActual(),
    fecha.slice(0, 4) === hoy.slice(0, 4) ? SIN_ANO : CON_ANO,
  );

/** "hoy", "ayer", "el 12 de noviembre (hace 8 días)". */
export function cuando(fecha: string, hoy: string): string {
  const dias = diasEntre(hoy, fecha);
  if (dias === 0) return decir('hoy');
  if (dias === 1) return decir('mañana');
  if (dias === -1) return decir('ayer');
  const lejos = dias > 0 ? t`dentro de ${dias} días` : t`hace ${-dias} días`;
  return t`el ${fechaLarga(fecha, hoy)} (${lejos})`;
}

export const numero = (valor: number): string =>
  valor.toLocaleString(idiomaActual(), { maximumFractionDigits: 1 });

export const cantidad = (n: number, uno: string, varios: string): string =>
  n === 1 ? singular(`${numero(n)} ${decir(uno)}`) : `${numero(n)} ${decir(varios)}`;

export const tareas = (n: number): string => cantidad(n, 'tarea', 'tareas');

/** A text that people wrote, on one line and without characters that the screen reads as markup. */
export const literal = (texto: string): string =>
  escrito(texto.replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').replaceAll('**', '').trim());

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
  const dichas = partes.map(decir);
  const last = dichas.at(-1) ?? '';
  return dichas.length < 2
    ? last
    : `${dichas.slice(0, -1).join(', ')} ${decir(con === 'y' ? nexo(last) : con)} ${last}`;
};

/** "y" becomes "e" before the same sound. */
const nexo = (palabra: string): string =>
  idiomaActual() === 'es' && /^h?i(?![aeiouáéó])/i.test(palabra) ? 'e' : 'y';

export const lineas = (...partes: (string | null)[]): string =>
  partes
    .filter((p) => p !== null)
    .map(decir)
    .join('\n');

export const elementos = (filas: readonly string[]): string =>
  filas.map((fila) => `- ${decir(fila)}`).join('\n');

/** Says that there are more than are shown. */
export const yMas = (total: number, vistos: number): string | null =>
  total > vistos ? t`Y ${cantidad(total - vistos, 'más', 'más')} en [Tareas](/tareas).` : null;

export const porcentaje = (parte: number, total: number): number =>
  total ? Math.round((parte / total) * 100) : 0;

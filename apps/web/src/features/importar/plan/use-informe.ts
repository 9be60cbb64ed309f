import type { FilaPlan, Importacion } from '@pmp/contracts/proyectos';
import type { ColumnaDe, Hoja } from '../../../shared/exportar/hoja';
import { hojaDe, useHoja } from '../../../shared/exportar/hoja';
import { i18next } from '../../../shared/i18n/i18n';
import { getFilas } from '../api/importaciones';
import { cambioDicho, isPast, type Personas, suerteDe } from './fila';

/** A line of the report: a row of the file, or a column of which nothing comes. */
interface Linea {
  fila: number | null;
  clave: string;
  tipo: string;
  titulo: string;
  suerte: string;
  porque: string;
}

const COLUMNAS = ['fila', 'clave', 'tipo', 'titulo', 'suerte', 'porque'] as const;

const columnas = (): ColumnaDe<Linea>[] =>
  COLUMNAS.map((nombre) => ({
    nombre: i18next.t(`importar:informe.${nombre}`),
    valor: (linea) => linea[nombre] || null,
  }));

const lineaDe = (fila: FilaPlan, personas: Personas, hecha: boolean): Linea => ({
  fila: fila.fila,
  clave: fila.clave,
  tipo: fila.tipo === 'omitir' ? '' : i18next.t(`importar:tipo.${fila.tipo}`),
  titulo: fila.titulo,
  suerte: suerteDe(fila, hecha),
  porque: [
    ...fila.avisos.map((aviso) => i18next.t(`importar:aviso.${aviso}`)),
    ...(fila.cambios ?? []).map((cambio) => cambioDicho(cambio, personas)),
  ].join(' · '),
});

/** Columns that stay out, with how many rows have something there and one of them. */
const fueraDe = ({ columnas: todas, mapeo }: Importacion): Linea[] =>
  todas
    .filter(({ nombre }) => !mapeo.columnas[nombre])
    .map(({ nombre, filas, ejemplos: [ejemplo = ''] }) => ({
      fila: null,
      clave: '',
      tipo: i18next.t('importar:informe.columna'),
      titulo: nombre || i18next.t('importar:columnas.sinNombre'),
      suerte: i18next.t('importar:informe.noSeTrae'),
      porque:
        filas === undefined ? ejemplo : i18next.t('importar:previa.fueraEjemplo', { count: filas, ejemplo }),
    }));

async function leidas({ _id }: Importacion): Promise<FilaPlan[]> {
  const all: FilaPlan[] = [];
  const { signal } = new AbortController();
  let cursor: string | null = null;
  do {
    const { filas, siguiente } = await getFilas(_id, '', cursor, signal);
    all.push(...filas);
    cursor = siguiente ?? null;
  } while (cursor !== null);
  return all;
}

/** Row by row what comes and what does not, and why: a file to keep, from the menu of the page. */
export const useInforme = (one: Importacion, personas: Personas): void => {
  const hoja = (filas: readonly FilaPlan[]): Hoja =>
    hojaDe(
      i18next.t('importar:informe.nombre', { nombre: one.archivo.nombre }),
      [...filas.map((fila) => lineaDe(fila, personas, isPast(one))), ...fueraDe(one)],
      columnas(),
      { total: one.filas },
    );
  useHoja({
    hoja: () => hoja([{ ...SOLO_HAY, titulo: one.archivo.nombre }]),
    entera: async () => hoja(await leidas(one)),
  });
};

/** Until it is asked for, that there is something to save. */
const SOLO_HAY: FilaPlan = {
  fila: null,
  clave: '',
  titulo: '',
  tipo: 'omitir',
  accion: 'crear',
  avisos: [],
  comentarios: 0,
  enlaces: 0,
  archivos: 0,
  sprint: null,
  vista: null,
};

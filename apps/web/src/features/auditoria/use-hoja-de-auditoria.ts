import type { EntradaAuditoria } from '@pmp/contracts/usuarios';
import { downloadFile } from '../../shared/exportar/download';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { fileName } from '../../shared/exportar/nombre';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { i18next } from '../../shared/i18n/i18n';
import { useDispositivoText } from '../../shared/preferencias/use-dispositivo-text';
import { getCsv, getPaginas } from './api/get-auditoria';
import { tituloOf } from './titulo';
import { join, type useAuditoria } from './use-auditoria';
import { useEtiquetas } from './use-etiquetas';

type Datos = NonNullable<ReturnType<typeof useAuditoria>['data']>;

/** Some fifty sheets. */
const MAX_IMPRESAS = 2_000;

/** The server writes the file, with everything that matches; on paper goes as much of it as can be printed. */
export const useHojaDeAuditoria = (
  titulo: string,
  filtro: string,
  { data: datos, hasNextPage }: ReturnType<typeof useAuditoria>,
  proyectoOf: ReadonlyMap<string, string>,
) => {
  const etiqueta = useEtiquetas();
  const textOf = useDispositivoText();
  const said = (entrada: EntradaAuditoria) =>
    entrada.cambios
      .map(({ campo, de, a }) =>
        de === null || de === a
          ? `${etiqueta('campo', campo)}: ${a ?? ''}`
          : `${etiqueta('campo', campo)}: ${de} → ${a ?? ''}`,
      )
      .join('\n');
  const made = ({ entradas, nombres }: Datos, parte = '') =>
    hojaDe([titulo, parte].filter(Boolean).join(' · '), entradas, [
      { nombre: i18next.t('hoja:campo.cuando'), valor: ({ cuando }) => formatMomentoExacto(cuando) },
      {
        nombre: i18next.t('hoja:campo.quien'),
        valor: ({ quien }) => (quien ? (nombres.get(quien) ?? quien) : null),
      },
      { nombre: i18next.t('hoja:campo.accion'), valor: ({ accion }) => etiqueta('accion', accion) },
      {
        nombre: i18next.t('hoja:campo.sobre'),
        valor: (entrada) =>
          [etiqueta('entidad', entrada.entidad), tituloOf(entrada, nombres)].filter(Boolean).join(': '),
      },
      {
        nombre: i18next.t('hoja:campo.proyecto'),
        valor: ({ proyecto }) => proyectoOf.get(proyecto ?? ''),
      },
      { nombre: i18next.t('hoja:campo.cambios'), valor: said },
    ]);
  useHoja({
    hoja: () => datos && made(datos),
    ...(hasNextPage && {
      entera: async () => {
        const pages = await getPaginas(filtro, MAX_IMPRESAS);
        const read = join(pages, textOf);
        const isAll = pages.at(-1)?.siguiente === null;
        return made(read, isAll ? '' : i18next.t('auditoria:impresas', { cuantas: read.entradas.length }));
      },
    }),
    descargar: async () => downloadFile(`${fileName(titulo)}.csv`, await getCsv(filtro)),
  });
};

import type { EntradaAuditoria } from '@pmp/contracts/usuarios';
import { downloadFile } from '../../shared/exportar/download';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { fileName } from '../../shared/exportar/nombre';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { i18next } from '../../shared/i18n/i18n';
import { getCsv } from './api/get-auditoria';
import { tituloOf } from './titulo';
import type { useAuditoria } from './use-auditoria';
import { useEtiquetas } from './use-etiquetas';

type Datos = ReturnType<typeof useAuditoria>['data'];

/** The server writes the file, with everything that matches; what is printed is what is on screen. */
export const useHojaDeAuditoria = (
  titulo: string,
  filtro: string,
  datos: Datos,
  proyectoOf: ReadonlyMap<string, string>,
) => {
  const etiqueta = useEtiquetas();
  const said = (entrada: EntradaAuditoria) =>
    entrada.cambios
      .map(({ campo, de, a }) =>
        de === null || de === a
          ? `${etiqueta('campo', campo)}: ${a ?? ''}`
          : `${etiqueta('campo', campo)}: ${de} → ${a ?? ''}`,
      )
      .join('\n');
  useHoja({
    hoja: () =>
      datos &&
      hojaDe(titulo, datos.entradas, [
        { nombre: i18next.t('hoja:columna.cuando'), valor: ({ cuando }) => formatMomentoExacto(cuando) },
        {
          nombre: i18next.t('hoja:columna.quien'),
          valor: ({ quien }) => (quien ? (datos.nombres.get(quien) ?? quien) : null),
        },
        { nombre: i18next.t('hoja:columna.accion'), valor: ({ accion }) => etiqueta('accion', accion) },
        {
          nombre: i18next.t('hoja:columna.sobre'),
          valor: (entrada) =>
            [etiqueta('entidad', entrada.entidad), tituloOf(entrada, datos.nombres)]
              .filter(Boolean)
              .join(': '),
        },
        {
          nombre: i18next.t('hoja:columna.proyecto'),
          valor: ({ proyecto }) => proyectoOf.get(proyecto ?? ''),
        },
        { nombre: i18next.t('hoja:columna.cambios'), valor: said },
      ]),
    descargar: async () => downloadFile(`${fileName(titulo)}.csv`, await getCsv(filtro)),
  });
};

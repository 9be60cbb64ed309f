import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { diasEntre } from '../../shared/fechas/dias';
import { i18next } from '../../shared/i18n/i18n';
import type { Barra } from './plazos/barras';
import type { Bloqueo } from './plazos/desplazar';
import { useTextos } from './plazos/textos';

/** The bars as a table, all of them, for a file and for paper; rows pasted here become stories of the project. */
export const useHojaDeCronologia = (
  proyecto: string,
  titulo: string,
  barras: readonly Barra[] | undefined,
  bloqueos: readonly Bloqueo[],
  readBarras: (() => Promise<readonly Barra[]>) | undefined,
) => {
  const { t } = useTextos();
  const estadoDe = (barra: Barra) =>
    barra.tipo === 'sprint'
      ? t(`cronologia.estadoSprint.${barra.datos.estado}`)
      : i18next.t(`comun:estadoTarea.${barra.datos.estado}`);
  const made = (todas: readonly Barra[]) =>
    hojaDe(
      titulo,
      todas,
      [
        {
          nombre: i18next.t('hoja:campo.clave'),
          valor: (barra) => (barra.tipo === 'sprint' ? null : barra.datos.clave),
        },
        {
          nombre: i18next.t('hoja:campo.tipo'),
          valor: ({ tipo }) => (tipo === 'sprint' ? 'Sprint' : i18next.t(`hoja:tipo.${tipo}`)),
        },
        { nombre: i18next.t('hoja:campo.titulo'), valor: ({ titulo: suyo }) => suyo },
        { nombre: i18next.t('hoja:campo.estado'), valor: estadoDe },
        { nombre: i18next.t('hoja:campo.inicio'), dias: true, valor: ({ plazo }) => plazo?.inicio },
        { nombre: i18next.t('hoja:campo.fin'), dias: true, valor: ({ plazo }) => plazo?.fin },
        {
          nombre: t('cronologia.columna.duracion'),
          valor: ({ plazo }) => plazo && diasEntre(plazo.inicio, plazo.fin) + 1,
        },
        {
          nombre: t('cronologia.columna.esperas'),
          valor: ({ id }) => {
            const count = bloqueos.filter(({ destino }) => destino === id).length;
            return count ? t('cronologia.espera', { count }) : null;
          },
        },
      ],
      {
        arbol: {
          columna: i18next.t('hoja:campo.titulo'),
          niveles: todas.map(({ padre }) => (padre ? 1 : 0)),
        },
      },
    );
  useHoja({
    hoja: () => barras && made(barras),
    ...(readBarras && { entera: async () => made(await readBarras()) }),
    pegar: { proyecto, entidad: 'historia' },
  });
};

import { useTranslation } from 'react-i18next';
import { formatDia } from '../../../shared/fechas/dates';
import { diasEntre } from '../../../shared/fechas/dias';
import type { Barra, Plazo } from './barras';

/** How days and bars are called. */
export const useTextos = () => {
  const { t } = useTranslation(['backlog', 'comun']);
  const plazo = ({ inicio, fin }: Plazo): string =>
    inicio === fin
      ? formatDia(inicio)
      : t('cronologia.plazo', { inicio: formatDia(inicio), fin: formatDia(fin) });
  return {
    t,
    plazo,
    dias: ({ inicio, fin }: Plazo): string => t('cronologia.dias', { count: diasEntre(inicio, fin) + 1 }),
    /** Where its days come from, when nobody gave them to it. */
    origen: ({ tipo, origen, datos }: Barra): string => {
      if (origen === 'historias') return t('cronologia.deHistorias');
      if (origen !== 'sprint' || tipo !== 'historia') return '';
      return t('cronologia.deSprint', { nombre: datos.sprintId?.nombre ?? '' });
    },
    nombre: (barra: Barra): string => {
      const clave = barra.tipo === 'sprint' ? '' : barra.datos.clave;
      return [clave, barra.titulo].filter(Boolean).join(' · ');
    },
  };
};

import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Celda } from '../../exportar/csv';
import { useIdioma } from '../../i18n/i18n';

interface DescargasProps {
  title: string;
  head: string[];
  rows: Celda[][];
  /** Where the chart's canvas is. */
  box: RefObject<HTMLElement | null>;
  /** What the picture says below the chart. */
  notes?: string[];
}

const BUTTON =
  'hit inline-flex items-center justify-center rounded-control px-2 text-xs text-muted hover:bg-raised hover:text-text pointer-coarse:min-w-11';

// Fetched with the first click, as few people take a chart along.
const guardar = () => import('./guardar');

/** The chart as a picture, and its figures for a spreadsheet. */
export const Descargas = ({ title, head, rows, box, notes = [] }: DescargasProps) => {
  const { t } = useTranslation('graficos');
  const idioma = useIdioma();
  const savePng = async () => {
    const chart = box.current?.querySelector('canvas');
    if (chart) await (await guardar()).savePng(chart, title, notes);
  };
  const saveCsv = async () => (await guardar()).saveCsv(title, [head, ...rows], idioma);
  return (
    <>
      <button
        type="button"
        className={BUTTON}
        aria-label={t('descargarPng', { titulo: title })}
        onClick={() => void savePng()}
      >
        {t('png')}
      </button>
      <button
        type="button"
        className={BUTTON}
        aria-label={t('descargarCsv', { titulo: title })}
        onClick={() => void saveCsv()}
      >
        {t('csv')}
      </button>
    </>
  );
};

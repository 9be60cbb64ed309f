import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Celda } from '@pmp/contracts/common/csv';
import { useIdioma } from '../../i18n/i18n';
import type { Slice } from '../dibujo/slice';

interface DescargasProps {
  title: string;
  head: string[];
  rows: Celda[][];
  /** Where the chart's canvas is. */
  box: RefObject<HTMLElement | null>;
  /** The parts of a whole, which the picture names below the chart. */
  slices?: readonly Slice[];
}

const BUTTON =
  'hit inline-flex items-center justify-center rounded-control px-2 text-xs text-muted hover:bg-raised hover:text-text pointer-coarse:min-w-11';

// Fetched with the first click, as few people take a chart along.
const guardar = () => import('./guardar');

/** The chart as a picture, and its figures for a spreadsheet. */
export const Descargas = ({ title, head, rows, box, slices = [] }: DescargasProps) => {
  const { t } = useTranslation('graficos');
  const idioma = useIdioma();
  const savePng = async () => {
    const chart = box.current?.querySelector('canvas');
    if (chart) await (await guardar()).savePng(chart, title, slices);
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

import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type Celda, toCsv } from '../exportar/csv';
import { downloadFile, downloadText } from '../exportar/download';
import { hoy } from '../fechas/dias';
import { useIdioma } from '../i18n/i18n';
import { toPng } from './to-png';

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

/** 'Flujo acumulado' on a Tuesday: 'flujo-acumulado-2026-11-24'. */
const fileName = (title: string): string =>
  `${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}-${hoy()}`;

/** The chart as a picture, and its figures for a spreadsheet. */
export const Descargas = ({ title, head, rows, box, notes = [] }: DescargasProps) => {
  const { t } = useTranslation('graficos');
  const idioma = useIdioma();
  const savePng = async () => {
    const chart = box.current?.querySelector('canvas');
    const png = chart && (await toPng(chart, title, notes));
    if (png) downloadFile(`${fileName(title)}.png`, png);
  };
  const saveCsv = () => downloadText(`${fileName(title)}.csv`, 'text/csv', toCsv([head, ...rows], idioma));
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
        onClick={saveCsv}
      >
        {t('csv')}
      </button>
    </>
  );
};

import { type Celda, toCsv } from '../exportar/csv';
import { downloadFile, downloadText } from '../exportar/download';
import { hoy } from '../fechas/dias';
import { toPng } from './to-png';

/** 'Flujo acumulado' on a Tuesday: 'flujo-acumulado-2026-11-24'. */
const fileName = (title: string): string =>
  `${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()}-${hoy()}`;

export const savePng = async (chart: HTMLCanvasElement, title: string, notes: string[]): Promise<void> => {
  const png = await toPng(chart, title, notes);
  if (png) downloadFile(`${fileName(title)}.png`, png);
};

export const saveCsv = (title: string, rows: Celda[][], idioma: string): void =>
  downloadText(`${fileName(title)}.csv`, 'text/csv', toCsv(rows, idioma));

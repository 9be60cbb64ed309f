import { type Celda, toCsv } from '@pmp/contracts/common/csv';
import { downloadFile, downloadText } from '../../exportar/download';
import { fileName } from '../../exportar/nombre';
import type { Slice } from '../dibujo/slice';
import { toPng } from './to-png';

export const savePng = async (
  chart: HTMLCanvasElement,
  title: string,
  slices: readonly Slice[],
): Promise<void> => {
  const png = await toPng(chart, title, slices);
  if (png) downloadFile(`${fileName(title)}.png`, png);
};

export const saveCsv = (title: string, rows: Celda[][], idioma: string): void =>
  downloadText(`${fileName(title)}.csv`, 'text/csv', toCsv(rows, idioma));

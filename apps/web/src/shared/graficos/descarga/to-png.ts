import { tokenColor } from '../dibujo/chart-colors';

const MARGIN = 16;
const LINE = 20;

/**
 * The chart as on screen, on the ground of its card and under its title; `notes`: lines below it, for what stands beside
 * the chart on the page. Null if the browser cannot make a picture.
 */
export const toPng = (chart: HTMLCanvasElement, title: string, notes: string[]): Promise<Blob | null> => {
  const scale = chart.width / chart.clientWidth;
  const picture = document.createElement('canvas');
  picture.width = chart.width + 2 * MARGIN * scale;
  picture.height = chart.height + (2 * MARGIN + LINE * (1.5 + notes.length)) * scale;
  const context = picture.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = tokenColor('text-surface');
  context.fillRect(0, 0, picture.width, picture.height);
  const write = (text: string, y: number, font: string) => {
    context.font = font;
    context.fillText(text, MARGIN * scale, y);
  };
  const family = "'Inter Variable', sans-serif";
  context.fillStyle = tokenColor('text-text');
  context.textBaseline = 'top';
  write(title, MARGIN * scale, `600 ${14 * scale}px ${family}`);
  const top = (MARGIN + 1.5 * LINE) * scale;
  context.drawImage(chart, MARGIN * scale, top);
  notes.forEach((note, n) =>
    write(note, top + chart.height + (n * LINE + MARGIN / 2) * scale, `${12 * scale}px ${family}`),
  );
  return new Promise((resolve) => picture.toBlob(resolve, 'image/png'));
};

import { Chart } from 'chart.js';
import { formatNumero } from '../../fechas/numbers';
import { toneColor, tokenColor } from '../dibujo/chart-colors';
import type { Slice } from '../dibujo/slice';

const MARGIN = 16;
const LINE = 20;
const DOT = 4;
const MIN_WIDTH = 320;
/** Sharp where it is shown larger than on the page, whatever the screen it was on. */
const MIN_SCALE = 2;
const FAMILY = "'Inter Variable', sans-serif";
const TITLE = `600 14px ${FAMILY}`;
const NOTE = `12px ${FAMILY}`;

/** Draws with the chart as sharp as the picture, and leaves it as it was. */
const withSharp = (canvas: HTMLCanvasElement, draw: (scale: number) => void): void => {
  const chart = Chart.getChart(canvas);
  const { devicePixelRatio: before } = chart?.options ?? {};
  const redraw = (ratio: number | undefined) => {
    if (!chart) return;
    chart.options.devicePixelRatio = ratio;
    chart.resize();
    chart.draw();
  };
  redraw(Math.max(MIN_SCALE, window.devicePixelRatio));
  draw(canvas.width / canvas.clientWidth);
  redraw(before);
};

/**
 * The chart on the ground of its card and under its title; below it the parts of a whole, each with its colour, as they
 * stand beside the chart on the page. Null if the browser cannot make a picture.
 */
export const toPng = async (
  chart: HTMLCanvasElement,
  title: string,
  slices: readonly Slice[],
): Promise<Blob | null> => {
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  if (!context) return null;
  // What the page has not written in bold yet would be written in another face.
  await document.fonts.load(TITLE);
  withSharp(chart, (scale) => {
    context.font = TITLE;
    const inner = Math.max(chart.clientWidth, Math.ceil(context.measureText(title).width), MIN_WIDTH);
    const top = MARGIN + 1.5 * LINE;
    const below = top + chart.clientHeight + MARGIN / 2;
    picture.width = (inner + 2 * MARGIN) * scale;
    picture.height = (below + slices.length * LINE + MARGIN) * scale;
    context.scale(scale, scale);
    context.fillStyle = tokenColor('text-surface');
    context.fillRect(0, 0, picture.width, picture.height);
    context.textBaseline = 'top';
    const write = (text: string, x: number, y: number, font: string) => {
      context.font = font;
      context.fillStyle = tokenColor('text-text');
      context.fillText(text, x, y);
    };
    write(title, MARGIN, MARGIN, TITLE);
    const left = MARGIN + (inner - chart.clientWidth) / 2;
    context.drawImage(chart, left, top, chart.clientWidth, chart.clientHeight);
    slices.forEach(({ label, value, tone }, n) => {
      const y = below + n * LINE;
      context.fillStyle = toneColor(tone);
      context.beginPath();
      context.arc(MARGIN + DOT, y + LINE / 2 - DOT, DOT, 0, 2 * Math.PI);
      context.fill();
      write(`${label}: ${formatNumero(value)}`, MARGIN + 4 * DOT, y, NOTE);
    });
  });
  return new Promise((resolve) => picture.toBlob(resolve, 'image/png'));
};

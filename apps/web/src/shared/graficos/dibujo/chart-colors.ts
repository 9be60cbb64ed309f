import type { Tone } from '../../dominio/domain';

/** A canvas cannot read CSS variables: ask the browser what a class resolves to in the current theme. */
const resolved = (prepare: (probe: HTMLElement) => void): string => {
  const probe = document.createElement('span');
  prepare(probe);
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

export const toneColor = (tone: Tone): string =>
  resolved((probe) => {
    probe.className = 'tone-solid';
    probe.dataset['tone'] = tone;
  });

export const tokenColor = (name: 'text-text' | 'text-muted' | 'text-surface' | 'text-line'): string =>
  resolved((probe) => {
    probe.className = name;
  });

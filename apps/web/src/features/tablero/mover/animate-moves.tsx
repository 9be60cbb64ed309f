import { Component, type ReactNode } from 'react';

const TIMING = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
/** With more moves than this (a filter, a reload) nothing slides, as it would only blur. */
const MAX_ANIMATED = 24;

type Places = Map<string, { rect: DOMRect; columna: Element | null }>;

interface Snapshot {
  focused: string | undefined;
  places: Places | undefined;
}

const cardById = (id: string) => document.querySelector<HTMLElement>(`[data-historia-id="${id}"]`);

const focusedCard = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-historia-id]')?.dataset['historiaId'];

const readPlaces = (): Places => {
  const places: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-historia-id]')) {
    places.set(element.dataset['historiaId'] ?? '', {
      rect: element.getBoundingClientRect(),
      columna: element.closest('[data-columna-id]'),
    });
  }
  return places;
};

/** Columns clip their content, so a copy of the card moves above them. */
const fly = (element: HTMLElement, from: DOMRect, to: DOMRect) => {
  const copy = element.cloneNode(true) as HTMLElement;
  delete copy.dataset['historiaId'];
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  element.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
  const path = [
    { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
    { transform: 'none' },
  ];
  copy.animate(path, TIMING).onfinish = () => copy.remove();
};

const slide = (element: HTMLElement, from: DOMRect, to: DOMRect) =>
  element.animate([{ transform: `translateY(${from.top - to.top}px)` }, { transform: 'none' }], TIMING);

const animateFrom = (before: Places) => {
  const moved = [...readPlaces()].filter(([id, { rect, columna }]) => {
    const was = before.get(id);
    return was && (was.columna !== columna || Math.abs(was.rect.top - rect.top) > 1);
  });
  if (moved.length > MAX_ANIMATED) return;
  for (const [id, { rect, columna }] of moved) {
    const was = before.get(id);
    const element = cardById(id);
    if (!was || !element) continue;
    if (was.columna === columna) slide(element, was.rect, rect);
    else fly(element, was.rect, rect);
  }
};

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

interface AnimateMovesProps {
  /** Changes whenever cards may have moved. */
  places: unknown;
  /** While a card is dragged nothing slides. */
  off: boolean;
  children: ReactNode;
}

/** A class, because only `getSnapshotBeforeUpdate` can measure the old layout just before a commit. */
export class AnimateMoves extends Component<AnimateMovesProps> {
  override getSnapshotBeforeUpdate(previous: AnimateMovesProps): Snapshot | null {
    const { places, off } = this.props;
    if (previous.places === places) return null;
    const moves = !off && !previous.off && !still.matches && typeof document.body.animate === 'function';
    return { focused: focusedCard(), places: moves ? readPlaces() : undefined };
  }

  override componentDidUpdate(_props: AnimateMovesProps, _state: unknown, before: Snapshot | null) {
    // In another column the card is a new element, so the focus is moved to it.
    if (before?.focused && !focusedCard()) cardById(before.focused)?.focus();
    if (before?.places) animateFrom(before.places);
  }

  override render() {
    return this.props.children;
  }
}

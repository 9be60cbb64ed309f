/** Closer to the end than this counts as at the end. */
const NEAR_PX = 48;
/** Distance from an end at which more is loaded. */
const AHEAD_PX = 800;

export interface Scrolled {
  alFinal: boolean;
  /** The last message whose end has come into sight. */
  visto: { _id: string; secuencia: number } | undefined;
  /** 'arriba': above the visible part, or older than what is loaded. */
  divisor: 'arriba' | 'a la vista' | 'abajo' | undefined;
}

export interface Watcher {
  /** The conversation's end is loaded, so a person who is at the end stays there. */
  hastaElFinal: () => boolean;
  onScrolled: (scrolled: Scrolled) => void;
  onNearTop: () => void;
  onNearEnd: () => void;
}

/** The first of these elements, in page order, whose lower edge is below `y`. */
const firstBelow = (rows: HTMLElement[], y: number): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && row.offsetTop + row.offsetHeight > y) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * Keeps what the person reads in place while messages are added above and below. Browsers' own scroll anchoring differs
 * or is missing, so it is off.
 */
export const createScrollKeeper = (box: HTMLElement, watcher: Watcher) => {
  let atEnd = true;
  let anchor: { id: string; top: number } | undefined;

  const mensajes = () => [...box.querySelectorAll<HTMLElement>('[data-mensaje]')];

  const divisorAt = (): Scrolled['divisor'] => {
    const divisor = box.querySelector<HTMLElement>('[data-no-leidos]');
    if (!divisor || divisor.offsetTop < box.scrollTop) return 'arriba';
    return divisor.offsetTop < box.scrollTop + box.clientHeight ? 'a la vista' : 'abajo';
  };

  const lookAt = (): number => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    const rows = mensajes();
    atEnd = left < NEAR_PX && watcher.hastaElFinal();
    const top = rows[firstBelow(rows, box.scrollTop)];
    const id = top?.dataset['mensaje'];
    anchor = top && id ? { id, top: top.offsetTop - box.scrollTop } : undefined;
    const seen = atEnd ? rows.at(-1) : rows[firstBelow(rows, box.scrollTop + box.clientHeight) - 1];
    watcher.onScrolled({
      alFinal: atEnd,
      visto: seen && { _id: seen.dataset['mensaje'] ?? '', secuencia: Number(seen.dataset['secuencia']) },
      divisor: divisorAt(),
    });
    return left;
  };

  const look = () => {
    const left = lookAt();
    if (box.scrollTop < AHEAD_PX) watcher.onNearTop();
    if (left < AHEAD_PX) watcher.onNearEnd();
  };

  /** Call after any message has changed its height, or their number has changed. */
  const settle = () => {
    const held = anchor && box.querySelector<HTMLElement>(`[data-mensaje="${anchor.id}"]`);
    if (atEnd) box.scrollTop = box.scrollHeight;
    else if (held && anchor) box.scrollTop = held.offsetTop - anchor.top;
    look();
  };

  const observer = new ResizeObserver(settle);
  observer.observe(box);
  // Pictures, a growing text field and a rotated phone change heights without a message.
  if (box.firstElementChild) observer.observe(box.firstElementChild);

  return {
    look,
    settle,
    toEnd: () => {
      atEnd = true;
      settle();
    },
    toElement: (selector: string) => {
      const target = box.querySelector<HTMLElement>(selector);
      if (!target) return;
      atEnd = false;
      box.scrollTop = target.offsetTop - box.clientHeight / 3;
      look();
    },
    stop: () => observer.disconnect(),
  };
};

export type ScrollKeeper = ReturnType<typeof createScrollKeeper>;

/** Nearer to the end than this counts as there. */
const NEAR_PX = 48;
/** More is fetched before one gets there. */
const AHEAD_PX = 800;

export interface Scrolled {
  alFinal: boolean;
  /** The last message whose end has come into sight. */
  visto: { _id: string; secuencia: number } | undefined;
  /** 'arriba': above what is in sight, or further back than what is loaded. */
  divisor: 'arriba' | 'a la vista' | 'abajo' | undefined;
}

export interface Watcher {
  /** The end of the conversation is loaded, so one who stands there stays there. */
  hastaElFinal: () => boolean;
  onScrolled: (scrolled: Scrolled) => void;
  onNearTop: () => void;
  onNearEnd: () => void;
}

/** First of these (in their order on the page) whose lower edge is below `y`. */
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
 * Keeps what one reads where it is while messages come above and below. Done by hand: browsers anchor differently, and
 * some not at all.
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

  /** After anything on the page has changed its height or number. */
  const settle = () => {
    const held = anchor && box.querySelector<HTMLElement>(`[data-mensaje="${anchor.id}"]`);
    if (atEnd) box.scrollTop = box.scrollHeight;
    else if (held && anchor) box.scrollTop = held.offsetTop - anchor.top;
    look();
  };

  const observer = new ResizeObserver(settle);
  observer.observe(box);
  // Pictures, a growing text field and a turned phone change heights without any message.
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

import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isOn } from '../ui/dialogos/is-on';

const GRUPOS = ['caras', 'gestos', 'objetos', 'simbolos'] as const;
const COLUMNS = 8;
const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

/** Arrow keys move among the emojis; Tab reaches only one of them. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = STEP[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLElement) + step];
  event.preventDefault();
  next?.focus();
};

interface EmojisProps {
  anchor: HTMLElement;
  onPick: (emoji: string) => void;
  /** With an emoji too the focus goes back to where it was: otherwise the text field takes it, once it has the emoji. */
  vuelve?: boolean;
  onClose: () => void;
}

/** A small fixed set, each with an accessible name. */
const Emojis = ({ anchor, onPick, vuelve = false, onClose }: EmojisProps) => {
  const { t } = useTranslation('escritura');
  const picked = useRef(false);
  const nombres = t('emojis', { returnObjects: true });
  const first = Object.keys(nombres.caras)[0];
  return (
    <Popover.Root open onOpenChange={(open, { event }) => !open && !isOn(anchor, event) && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          sideOffset={6}
          side="top"
          align="start"
          className="z-60 outline-none"
        >
          <Popover.Popup
            aria-label={t('emoji.titulo')}
            finalFocus={() => (picked.current && !vuelve ? false : anchor)}
            className="animate-appear max-h-[min(22rem,var(--available-height))] w-[19.5rem] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 text-text shadow-float outline-none"
          >
            <div onKeyDown={walk}>
              {GRUPOS.map((grupo) => (
                <section key={grupo} aria-label={t(`emoji.${grupo}`)}>
                  <h3 className="px-1 pt-1 pb-0.5 text-xs font-medium text-subtle">{t(`emoji.${grupo}`)}</h3>
                  <div className="grid grid-cols-8">
                    {Object.entries(nombres[grupo]).map(([emoji, nombre]) => (
                      <button
                        key={emoji}
                        type="button"
                        tabIndex={emoji === first ? 0 : -1}
                        aria-label={nombre}
                        title={nombre}
                        onClick={() => {
                          picked.current = true;
                          onClose();
                          onPick(emoji);
                        }}
                        className="flex aspect-square items-center justify-center rounded-control text-xl leading-none hover:bg-raised focus-visible:-outline-offset-2"
                      >
                        {emoji}
                      </button>
                    ))}
                  </div>
                </section>
              ))}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default Emojis;

import { Gavel } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MomentoRelativo } from '../ui/fichas/momento-relativo';
import type { Marcable } from './use-marcable';

/** Small, and with room between them for a finger. */
const chipClass =
  'touch-area inline-flex h-6 items-center gap-1 rounded-full border px-2 text-xs tabular-nums pointer-coarse:h-7';

/** What people have put on a comment or a message, and who. */
export const Marcas = ({ marcas: { reacciones, decision }, isMine, toggle }: Marcable) => {
  const { t } = useTranslation('marcas');
  return (
    <div className="flex max-w-full flex-wrap items-center gap-1 pt-1 pointer-coarse:gap-x-2 pointer-coarse:gap-y-4 pointer-coarse:py-2">
      {decision && (
        <p
          data-tone="green"
          className="tone-tint tone-text inline-flex min-h-6 items-center gap-1 rounded-control px-2 text-xs font-medium"
        >
          <Gavel aria-hidden className="size-3.5 shrink-0" />
          <span>
            {t('decision')}
            <span className="font-normal">
              {' · '}
              {decision.por.nombre}
              {' · '}
              <MomentoRelativo iso={decision.fecha} />
            </span>
          </span>
        </p>
      )}
      {reacciones?.map(({ emoji, personas }) => {
        const nombres = personas.map(({ nombre }) => nombre).join(', ');
        const mine = isMine(emoji);
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={mine}
            aria-label={t('con', { emoji, nombres })}
            title={nombres}
            onClick={() => toggle(emoji)}
            className={`${chipClass} ${
              mine
                ? 'border-accent bg-accent-soft text-accent-text'
                : 'border-line bg-surface text-muted hover:bg-raised'
            }`}
          >
            <span aria-hidden>{emoji}</span>
            {personas.length}
          </button>
        );
      })}
    </div>
  );
};

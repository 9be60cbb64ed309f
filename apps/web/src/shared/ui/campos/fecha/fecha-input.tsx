import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comoSeEscribe, escribirDia, isRealDia, leerDia } from '../../../fechas/dia-escrito';
import { addDias, hoy } from '../../../fechas/dias';
import type { ControlIds } from '../field';
import { Input } from '../input';

interface FechaInputProps {
  ids?: ControlIds;
  /** Where no label is tied to it. */
  'aria-label'?: string;
  /** `2026-11-30`, empty, or what was written and is no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  className?: string;
}

const STEP: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A day, written in the order of the language on screen: the browser's own field has that of the browser. Its calendar is
 * the browser's: it opens with Alt and an arrow, and on a screen that is touched wherever the field is tapped.
 */
export const FechaInput = ({ ids, value, onChange, onBlur, className = '', ...rest }: FechaInputProps) => {
  const { t } = useTranslation();
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const day = isRealDia(value) ? value : '';
  const write = (text: string) => {
    setDraft(text);
    onChange(leerDia(text, hoy()) ?? text.trim());
  };
  const press = (event: KeyboardEvent) => {
    const days = STEP[event.key];
    if (!days || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) return calendar.current?.showPicker();
    setDraft(null);
    onChange(day ? addDias(day, days) : hoy());
  };
  return (
    <div className={`relative ${className}`}>
      <Input
        {...ids}
        {...rest}
        autoComplete="off"
        className="pr-9"
        placeholder={comoSeEscribe({ day: t('fecha.dia'), month: t('fecha.mes'), year: t('fecha.ano') })}
        value={draft ?? (day ? escribirDia(day) : value)}
        onChange={({ target }) => write(target.value)}
        onKeyDown={press}
        onBlur={() => {
          if (day || !value) setDraft(null);
          onBlur?.();
        }}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={day}
        onChange={({ target }) => {
          setDraft(null);
          onChange(target.value);
        }}
        className="pointer-events-none absolute inset-0 size-full cursor-pointer opacity-0 pointer-coarse:pointer-events-auto"
      />
      <button
        type="button"
        aria-label={t('fecha.calendario')}
        tabIndex={-1}
        onClick={() => calendar.current?.showPicker()}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center text-subtle hover:text-text"
      >
        <CalendarDays aria-hidden className="size-4" />
      </button>
    </div>
  );
};

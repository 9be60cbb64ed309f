import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filtro } from './api/get-notificaciones';

const FILTROS: Filtro[] = ['todas', 'no-leidas', 'mencion', 'equipo', 'tarea', 'proyecto', 'sistema'];

interface FiltrosProps {
  value: Filtro;
  onChange: (filtro: Filtro) => void;
}

/** One chip at a time: native radios, so the arrow keys work. */
export const Filtros = ({ value, onChange }: FiltrosProps) => {
  const { t } = useTranslation('notificaciones');
  const name = useId();
  return (
    <fieldset className="-ml-4 flex min-w-0 grow gap-1.5 overflow-x-auto py-1 pl-4 [scrollbar-width:none] sm:ml-0 sm:flex-wrap sm:pl-0">
      <legend className="sr-only">{t('filtros')}</legend>
      {FILTROS.map((filtro) => (
        <label
          key={filtro}
          className="hit relative inline-flex shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-sm whitespace-nowrap text-muted transition-colors duration-150 hover:text-text has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
        >
          <input
            type="radio"
            name={name}
            value={filtro}
            checked={filtro === value}
            onChange={() => onChange(filtro)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          />
          {t(`filtro.${filtro}`)}
        </label>
      ))}
    </fieldset>
  );
};

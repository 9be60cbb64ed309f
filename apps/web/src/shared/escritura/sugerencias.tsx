import type { Persona } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/fichas/avatar';

interface SugerenciasProps {
  id: string;
  personas: Persona[];
  elegida: number;
  onPick: (persona: Persona) => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Suggests the people that '@' may mean; the text field keeps the focus. */
export const Sugerencias = ({ id, personas, elegida, onPick }: SugerenciasProps) => {
  const { t } = useTranslation();
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('persona.sugerencias')}
      className="animate-appear absolute bottom-full left-0 z-30 mb-1 w-72 max-w-full rounded-card border border-line bg-surface p-1 text-text shadow-float"
    >
      {personas.map((persona, index) => (
        <li
          key={persona._id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === elegida}
          // Without this the press would take the focus away from the text field.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(persona);
          }}
          className="hit flex items-center gap-2 rounded-control px-2 text-sm hover:bg-raised aria-selected:bg-raised"
        >
          <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />
          <span className="min-w-0 truncate">{persona.nombre}</span>
        </li>
      ))}
    </ul>
  );
};

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonaElegible, usePersonasElegibles } from '../../shared/personas/use-personas';
import { PeoplePicker } from '../../shared/ui/campos/picker';

interface PersonaFiltroProps {
  /** Empty: anybody. */
  value: string;
  /** As the lines call people. */
  nombres: ReadonlyMap<string, string> | undefined;
  onChange: (persona: string) => void;
}

/** Whose lines are shown; somebody who has left is looked for as well. */
export const PersonaFiltro = ({ value, nombres, onChange }: PersonaFiltroProps) => {
  const { t } = useTranslation('auditoria');
  const id = useId();
  const [texto, setTexto] = useState('');
  const { personas = [], isWhole } = usePersonasElegibles(texto, { entre: 'todas' });
  const { data: persona } = usePersonaElegible(value, 'todas');
  // Its name is known from what is shown, or from the list it was chosen from, before it has been asked for.
  const known = persona ?? personas.find(({ _id }) => _id === value);
  const chosen = known ?? { _id: value, nombre: nombres?.get(value) ?? '…', avatar: null };
  return (
    <div className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
      <label htmlFor={id}>{t('filtro.persona')}</label>
      <div className="w-40 sm:w-48">
        <PeoplePicker
          multiple={false}
          ids={{ id, 'aria-invalid': false, 'aria-describedby': undefined, 'aria-required': undefined }}
          people={personas}
          onText={isWhole ? undefined : setTexto}
          chosen={value === '' ? null : chosen}
          placeholder={t('filtro.cualquiera')}
          clearLabel={t('filtro.deCualquiera')}
          onChange={(next) => onChange(next?._id ?? '')}
        />
      </div>
    </div>
  );
};

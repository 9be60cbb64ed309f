import type { Persona } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar';

/** Who answers for a story, as small as a row or a card has room for; nothing if nobody does. */
export const Responsable = ({ persona }: { persona: Persona | null | undefined }) => {
  const { t } = useTranslation();
  if (!persona) return null;
  const label = t('persona.aCargo', { nombre: persona.nombre });
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex shrink-0">
      <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />
    </span>
  );
};

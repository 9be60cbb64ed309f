import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface DisclosureProps {
  titulo: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

/** The arrow that shows or hides what is inside. */
export const Disclosure = ({ titulo, open, controls, onToggle }: DisclosureProps) => {
  const { t } = useTranslation('backlog');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      aria-label={t('desplegar', { titulo })}
      onClick={onToggle}
      className="hit-square inline-flex shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
    >
      <ChevronRight
        aria-hidden
        className={`size-4 transition-transform duration-150 ${open ? 'rotate-90' : ''}`}
      />
    </button>
  );
};

import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface DisclosureProps {
  titulo: string;
  open: boolean;
  onToggle: () => void;
}

/** The arrow that shows or hides what is inside. */
export const Disclosure = ({ titulo, open, onToggle }: DisclosureProps) => {
  const { t } = useTranslation('backlog');
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={t('desplegar', { titulo })}
      onClick={onToggle}
      className="hit touch-area inline-flex w-7 shrink-0 items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text pointer-coarse:w-9"
    >
      <ChevronRight
        aria-hidden
        className={`size-4 transition-transform duration-150 ${open ? 'rotate-90' : ''}`}
      />
    </button>
  );
};

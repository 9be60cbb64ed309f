import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LONG_CHARACTERS = 900;
const LONG_LINES = 14;

/** Longer texts would push what follows out of sight. */
const isLong = (texto: string): boolean =>
  texto.length > LONG_CHARACTERS || texto.split('\n', LONG_LINES + 1).length > LONG_LINES;

/** Shows the beginning of a long text, and the rest on demand. */
export const TextoLargo = ({ texto, children }: { texto: string; children: ReactNode }) => {
  const { t } = useTranslation('backlog');
  const [isOpen, setIsOpen] = useState(false);
  if (!isLong(texto)) return children;
  return (
    <>
      <div className={isOpen ? '' : 'max-h-60 overflow-hidden mask-b-from-70%'}>{children}</div>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="hit self-start rounded-control text-xs font-medium text-accent-text hover:underline"
      >
        {isOpen ? t('comentarios.menos') : t('comentarios.entero')}
      </button>
    </>
  );
};

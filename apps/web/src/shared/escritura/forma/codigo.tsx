import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controles/icon-button';

const SAID_MS = 2_000;

/** A block of code, with a button that copies it. */
export const Codigo = ({ texto }: { texto: string; lenguaje: string }) => {
  const { t } = useTranslation('escritura');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <div className="relative">
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus
        tabIndex={0}
        role="group"
        aria-label={t('codigo')}
        className="overflow-x-auto rounded-control border border-line bg-sunken py-2 pr-10 pl-3 font-mono text-xs"
      >
        <code>{texto.replace(/\n$/, '')}</code>
      </pre>
      <IconButton
        label={t(copied ? 'copiado' : 'copiar')}
        Icon={copied ? Check : Copy}
        iconClass="size-3.5"
        onClick={() => void navigator.clipboard.writeText(texto).then(() => setCopied(true))}
        className="absolute top-0.5 right-0.5 bg-sunken"
      />
      <span role="status" className="sr-only">
        {copied ? t('copiado') : ''}
      </span>
    </div>
  );
};

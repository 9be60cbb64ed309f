import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controles/icon-button';

const SAID_MS = 2_000;

/** Undefined until they are there, and of a language that has none. */
const useColores = (texto: string, lenguaje: string): ReactNode => {
  const [suyos, setSuyos] = useState<{ texto: string; colores: ReactNode }>();
  useEffect(() => {
    if (!lenguaje) return;
    let isHere = true;
    void import('./colores')
      .then(({ colorear }) => colorear(texto, lenguaje))
      .then(
        (colores) => isHere && setSuyos({ texto, colores }),
        // It is read without them.
        () => undefined,
      );
    return () => void (isHere = false);
  }, [texto, lenguaje]);
  return suyos?.texto === texto ? suyos.colores : undefined;
};

/** A block of code, with its colours and a button that copies it. */
export const Codigo = ({ texto, lenguaje }: { texto: string; lenguaje: string }) => {
  const { t } = useTranslation('escritura');
  const code = texto.replace(/\n$/, '');
  const colores = useColores(code, lenguaje);
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
        <code>{colores ?? code}</code>
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

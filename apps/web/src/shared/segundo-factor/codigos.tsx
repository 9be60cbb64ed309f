import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../exportar/download';
import { Button } from '../ui/controles/button';

interface CodigosProps {
  codigos: readonly string[];
  onKept: () => void;
}

/** The recovery codes, shown this once. */
export const Codigos = ({ codigos, onKept }: CodigosProps) => {
  const { t } = useTranslation('factores');
  const [copied, setCopied] = useState(false);
  const text = `${codigos.join('\n')}\n`;
  const copy = () =>
    // Some browsers do not let a page copy; they can still be selected or downloaded.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid grid-cols-1 gap-x-4 gap-y-1 rounded-card border border-line bg-raised p-3 font-mono text-sm sm:grid-cols-2">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          onClick={() => void copy()}
        >
          {copied ? t('codigos.copiados') : t('codigos.copiar')}
        </Button>
        <Button
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => downloadText(`${t('codigos.archivo')}.txt`, 'text/plain', text)}
        >
          {t('codigos.descargar')}
        </Button>
      </div>
      <Button variant="primary" onClick={onKept}>
        {t('codigos.guardado')}
      </Button>
    </div>
  );
};

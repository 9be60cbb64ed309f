import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../../../shared/exportar/download';
import { Button } from '../../../../shared/ui/controles/button';
import { Dialog } from '../../../../shared/ui/dialogos/dialog';

interface CodigosDialogProps {
  codigos: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown this once. */
export const CodigosDialog = ({ codigos, onClose }: CodigosDialogProps) => {
  const { t } = useTranslation('configuracion');
  const [copied, setCopied] = useState(false);
  const text = `${codigos.join('\n')}\n`;
  const copy = () =>
    // Some browsers do not let a page copy; they can still be selected or downloaded.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    // A click beside it must not lose what is shown only once.
    <Dialog
      title={t('factor.codigos.titulo')}
      description={t('factor.codigos.texto')}
      onClose={onClose}
      dirty
    >
      <div className="flex flex-col gap-3 p-4">
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
            {copied ? t('factor.codigos.copiados') : t('factor.codigos.copiar')}
          </Button>
          <Button
            icon={<Download aria-hidden className="size-4" />}
            onClick={() => downloadText(`${t('factor.codigos.archivo')}.txt`, 'text/plain', text)}
          >
            {t('factor.codigos.descargar')}
          </Button>
        </div>
        <Button variant="primary" onClick={onClose}>
          {t('factor.codigos.guardado')}
        </Button>
      </div>
    </Dialog>
  );
};

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controles/button';
import { TextField } from './text-field';

interface EnlaceCopiableProps {
  url: string;
  variant?: 'primary';
  /** What it is, if it is no link, and the words to copy it. */
  label?: string;
  copiar?: string;
}

/** A link, or another secret, to copy and hand over. */
export const EnlaceCopiable = ({ url, variant, label, copiar }: EnlaceCopiableProps) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Some browsers do not let a page copy; the person can still copy from the field.
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <TextField
        label={label ?? t('enlace.campo')}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant={variant}
        icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {copied ? t('enlace.copiado') : (copiar ?? t('enlace.copiar'))}
      </Button>
    </>
  );
};

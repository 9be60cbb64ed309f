import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controles/button';
import { Field } from './field';
import { Input } from './input';

/** A link to copy and share. */
export const EnlaceCopiable = ({ url, variant }: { url: string; variant?: 'primary' }) => {
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
      <Field label={t('enlace.campo')}>
        {(ids) => <Input {...ids} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button
        variant={variant}
        icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {copied ? t('enlace.copiado') : t('enlace.copiar')}
      </Button>
    </>
  );
};

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { lastFailure } from '../../shared/http/last-failure';
import { paths } from '../../shared/navegar/paths';
import { Button } from '../../shared/ui/controles/button';
import { Dialog } from '../../shared/ui/dialogos/dialog';

const Documentacion = () => {
  const { t } = useTranslation('buscar');
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4 text-sm">
      <p>{t('ayuda.documentacion.intro')}</p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-muted">
        {t('ayuda.documentacion.pasos', { returnObjects: true }).map((paso) => (
          <li key={paso}>{paso}</li>
        ))}
      </ol>
      <a href={paths.apiDocs} className="self-start rounded-control text-accent-text hover:underline">
        {t('ayuda.documentacion.api')}
      </a>
    </div>
  );
};

const Soporte = () => {
  const { t } = useTranslation('buscar');
  const [copied, setCopied] = useState(false);
  const [rows] = useState(() => [
    [t('ayuda.soporte.pagina'), location.href],
    [t('ayuda.soporte.hora'), formatMomentoExacto(new Date().toISOString())],
    [t('ayuda.soporte.navegador'), navigator.userAgent],
    [t('ayuda.soporte.fallo'), lastFailure.get() ?? '—'],
  ]);
  const copy = async () => {
    await navigator.clipboard.writeText(rows.map((row) => row.join(': ')).join('\n'));
    setCopied(true);
  };
  return (
    <div className="flex flex-col gap-3 overflow-y-auto p-4 text-sm">
      <p>{t('ayuda.soporte.texto')}</p>
      <dl className="flex flex-col gap-2 rounded-card border border-line p-3 text-xs">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-subtle">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        className="self-start"
        onClick={() => void copy()}
        icon={copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      >
        {copied ? t('ayuda.soporte.copiado') : t('ayuda.soporte.copiar')}
      </Button>
    </div>
  );
};

interface HelpDialogProps {
  topic: 'documentacion' | 'soporte';
  onClose: () => void;
}

const HelpDialog = ({ topic, onClose }: HelpDialogProps) => {
  const { t } = useTranslation('buscar');
  return (
    <Dialog title={t(`ayuda.${topic}.titulo`)} onClose={onClose}>
      {topic === 'documentacion' ? <Documentacion /> : <Soporte />}
    </Dialog>
  );
};

export default HelpDialog;

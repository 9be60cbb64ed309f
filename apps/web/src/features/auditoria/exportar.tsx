import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hoy } from '../../shared/fechas/dias';
import { downloadFile } from '../../shared/exportar/download';
import { Button } from '../../shared/ui/controles/button';
import { getCsv } from './api/get-auditoria';

interface ExportarProps {
  filtro: string;
  onError: () => void;
}

/** Everything that matches, not only what is on screen. */
export const Exportar = ({ filtro, onError }: ExportarProps) => {
  const { t } = useTranslation('auditoria');
  const { mutate, isPending } = useMutation({
    mutationFn: () => getCsv(filtro),
    onSuccess: (blob) => downloadFile(`${t('archivo')}-${hoy()}.csv`, blob),
    onError,
  });
  return (
    <Button
      busy={isPending}
      aria-label={t('exportar')}
      onClick={() => mutate()}
      icon={<Download aria-hidden className="size-4" />}
    >
      <span className="hidden sm:inline">{t('exportar')}</span>
    </Button>
  );
};

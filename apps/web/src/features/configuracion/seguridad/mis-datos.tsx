import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hoy } from '../../../shared/fechas/dias';
import { downloadFile } from '../../../shared/exportar/download';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { getMisDatos } from '../api/mis-datos';

/** Downloads everything that the product keeps of the person, and says who can erase it. */
export const MisDatos = () => {
  const { t } = useTranslation('configuracion');
  const download = useMutation({
    mutationFn: getMisDatos,
    onSuccess: (blob) => downloadFile(`${t('misDatos.archivo')}-${hoy()}.json`, blob),
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{t('misDatos.titulo')}</h2>
      <p className="text-xs text-subtle">{t('misDatos.texto')}</p>
      {download.isError && <Notice kind="error">{errorText(download.error, t('misDatos.error'))}</Notice>}
      <Button
        className="self-start"
        busy={download.isPending}
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => download.mutate()}
      >
        {t('misDatos.descargar')}
      </Button>
    </section>
  );
};

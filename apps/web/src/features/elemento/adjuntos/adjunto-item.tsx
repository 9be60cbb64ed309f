import type { Archivo } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ref } from '../../../shared/elementos/elementos';
import { errorText } from '../../../shared/http/errors';
import { parte } from '../../../shared/partes/parte';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Momento } from '../../../shared/ui/fichas/momento';
import { downloadArchivo } from './archivos';
import { formatTamano } from '../../../shared/fechas/numbers';

const EliminarAdjunto = parte(() => import('./eliminar-adjunto'));

interface AdjuntoItemProps {
  /** What has it. */
  de: Ref;
  archivo: Archivo;
  /** Whoever uploaded it, and whoever administers the team. */
  mayDelete: boolean;
}

/** A file that has been uploaded. */
export const AdjuntoItem = ({ de, archivo, mayDelete }: AdjuntoItemProps) => {
  const { t } = useTranslation('backlog');
  const [asking, setAsking] = useState(false);
  const download = useMutation({ mutationFn: () => downloadArchivo(archivo) });
  const { nombre } = archivo;
  const Icon = archivo.tipo.startsWith('image/') ? Image : FileText;
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-0.5 pr-1 pl-2.5 text-sm">
      <Icon aria-hidden className="size-4 shrink-0 text-subtle" />
      <span className="min-w-0 flex-1 py-1 leading-tight">
        <span className="block truncate" title={nombre}>
          {nombre}
        </span>
        <span className="num text-xs text-subtle">
          {formatTamano(archivo.tamano)} · {archivo.subidoPor ? `${archivo.subidoPor.nombre}, ` : ''}
          <Momento iso={archivo.fecha} />
        </span>
      </span>
      <IconButton
        label={t('adjuntos.descargar', { nombre })}
        Icon={Download}
        disabled={download.isPending}
        onClick={() => download.mutate()}
      />
      {mayDelete && (
        <IconButton
          label={t('adjuntos.eliminar', { nombre })}
          tone="danger"
          Icon={Trash2}
          onClick={() => setAsking(true)}
        />
      )}
      {download.error && (
        <p role="alert" className="basis-full pb-1 text-xs text-danger-text">
          {errorText(download.error, t('adjuntos.errorDescarga'))}
        </p>
      )}
      {asking && <EliminarAdjunto de={de} archivo={archivo} onClose={() => setAsking(false)} />}
    </li>
  );
};

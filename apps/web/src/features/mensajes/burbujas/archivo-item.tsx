import type { ArchivoMensaje } from '@pmp/contracts/mensajes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadArchivo } from '../api/archivos';
import { formatTamano } from '../../../shared/fechas/numbers';

const saveAs = (blob: Blob, nombre: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  // Later, as the browser reads the URL after the click handler.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

const Imagen = ({ archivo: { url, nombre } }: { archivo: ArchivoMensaje }) => {
  const { t } = useTranslation('mensajes');
  const { data: blob } = useQuery({
    queryKey: ['mensajes', 'archivo', url],
    queryFn: ({ signal }) => downloadArchivo(url, signal),
    staleTime: Infinity,
  });
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!blob || !image.current) return;
    const made = URL.createObjectURL(blob);
    image.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    <span className="flex h-40 w-full items-center justify-center overflow-hidden rounded-control bg-raised">
      {blob && <img ref={image} alt={t('archivo.imagen', { nombre })} className="size-full object-cover" />}
    </span>
  );
};

/** A shared file with a download button; images are shown. */
export const ArchivoItem = ({ archivo, imagen }: { archivo: ArchivoMensaje; imagen?: boolean }) => {
  const { t } = useTranslation('mensajes');
  const { nombre, tamano, tipo, url } = archivo;
  const download = useMutation({
    mutationFn: () => downloadArchivo(url),
    onSuccess: (blob) => saveAs(blob, nombre),
  });
  const Icon = download.isPending ? LoaderCircle : Download;
  return (
    <div className="w-64 max-w-full">
      <button
        type="button"
        onClick={() => download.mutate()}
        disabled={download.isPending}
        className="flex w-full flex-col gap-1.5 rounded-card border border-line bg-surface p-1.5 text-left text-text transition-colors duration-150 hover:border-line-strong"
      >
        <span className="sr-only">{t('archivo.descargar')}</span>
        {imagen && tipo.startsWith('image/') && <Imagen archivo={archivo} />}
        <span className="flex min-h-8 w-full items-center gap-2 px-1">
          <FileText aria-hidden className="size-4 shrink-0 text-subtle" />
          <span className="min-w-0 grow">
            <span className="block truncate text-sm font-medium">{nombre}</span>
            <span className="num block text-xs text-subtle">{formatTamano(tamano)}</span>
          </span>
          <Icon
            aria-hidden
            className={`size-4 shrink-0 text-subtle ${download.isPending ? 'animate-spin' : ''}`}
          />
        </span>
      </button>
      {download.error && (
        <p role="alert" className="mt-1 text-xs text-danger-text">
          {t('error.descargar', { nombre })}
        </p>
      )}
    </div>
  );
};

import type { Paquete } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';
import { uploadPaquete } from '../api/paquetes';

export const ElegirPaquete = ({ onUploaded }: { onUploaded: (paquete: Paquete) => void }) => {
  const { t } = useTranslation('importar');
  const [part, setPart] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadPaquete(file, setPart),
    onSuccess: onUploaded,
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <input
        ref={input}
        type="file"
        accept=".gz"
        aria-label={t('paquete.elegir')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) mutate(file);
        }}
      />
      <Button disabled={isPending} onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        {isPending ? t('subir.leyendo', { parte: Math.floor(part * 100) }) : t('paquete.elegir')}
      </Button>
      {error && <Notice kind="error">{error.message}</Notice>}
    </div>
  );
};

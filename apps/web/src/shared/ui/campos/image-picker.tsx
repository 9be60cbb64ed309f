import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagenError, scaleImagen, TIPOS_IMAGEN } from './scale-imagen';
import { Button } from '../controles/button';
import { Notice } from '../pagina/notice';

interface ImagePickerProps {
  /** The preview of the picture. */
  preview: ReactNode;
  /** Label of the button that opens the file dialog, and of the input behind it. */
  labels: { upload: string; change: string; choose: string };
  /** The picture now: a data URL or an address; empty without one. */
  value: string;
  busy?: boolean;
  /** Error below it, from saving. */
  error?: string | undefined;
  /** Called with a scaled data URL, or with an empty text when the picture is removed. */
  onChange: (value: string) => void;
  /** Extra content beside the buttons. */
  children?: ReactNode;
}

/** Chooses the picture of a person or team, and scales it down before it is sent. */
export const ImagePicker = ({
  preview,
  labels,
  value,
  busy = false,
  error,
  onChange,
  children,
}: ImagePickerProps) => {
  const { t } = useTranslation('comun');
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<ImagenError['motivo']>();
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setFault(undefined);
    try {
      onChange(await scaleImagen(file));
    } catch (thrown) {
      setFault(thrown instanceof ImagenError ? thrown.motivo : 'ilegible');
    }
  };
  const shown = fault ? t(`imagen.${fault}`) : error;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {preview}
        <div className="flex flex-wrap items-center gap-2">
          <input
            ref={picker}
            type="file"
            accept={TIPOS_IMAGEN.join(',')}
            aria-label={labels.choose}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void pick(event)}
          />
          <Button
            busy={busy}
            icon={<ImageUp aria-hidden className="size-4" />}
            onClick={() => picker.current?.click()}
          >
            {value ? labels.change : labels.upload}
          </Button>
          {value && (
            <Button
              variant="ghost"
              disabled={busy}
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={() => onChange('')}
            >
              {t('imagen.quitar')}
            </Button>
          )}
          {children}
        </div>
      </div>
      <p className="text-xs text-subtle">{t('imagen.ayuda')}</p>
      {shown && <Notice kind="error">{shown}</Notice>}
    </div>
  );
};

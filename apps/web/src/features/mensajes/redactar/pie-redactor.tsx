import { Paperclip, SendHorizontal } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { EmojiPicker } from './emoji-picker';

export const MAX_CONTENIDO = 4000;
const WARN_LEFT = 400;
const ACCEPT = '.png,.jpg,.jpeg,.pdf,.doc,.docx';

interface PieRedactorProps {
  /** Id of the hint that describes the text field. */
  helpId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** How many characters are left. */
  left: number;
  editing: boolean;
  ready: boolean;
  onFiles: (files: File[]) => void;
  onSubmit: () => void;
}

/** The attach and emoji buttons, the characters left, and the send button. */
export const PieRedactor = ({ helpId, field, left, editing, ready, onFiles, onSubmit }: PieRedactorProps) => {
  const { t } = useTranslation('mensajes');
  const files = useRef<HTMLInputElement>(null);
  const send = editing ? t('redactar.guardar') : t('redactar.enviar');
  return (
    <div className="flex items-center gap-0.5 px-1 pb-1">
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        data-adjuntar
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton
        label={t('redactar.adjuntar')}
        disabled={editing}
        Icon={Paperclip}
        onClick={() => files.current?.click()}
      />
      <EmojiPicker field={field} />
      <p
        id={helpId}
        className={`num ml-auto truncate px-2 text-xs ${left < 0 ? 'text-danger-text' : 'text-subtle'}`}
      >
        {left < 0 ? (
          t('redactar.sobran', { count: -left, max: MAX_CONTENIDO })
        ) : left < WARN_LEFT ? (
          t('redactar.quedan', { count: left })
        ) : (
          <span className="hidden sm:inline pointer-coarse:hidden">{t('redactar.ayuda')}</span>
        )}
      </p>
      <button
        type="button"
        aria-label={send}
        title={send}
        disabled={!ready}
        onClick={onSubmit}
        className="hit-square inline-flex items-center justify-center rounded-control bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover disabled:cursor-not-allowed disabled:bg-raised disabled:text-subtle"
      >
        <SendHorizontal aria-hidden className="size-4" />
      </button>
    </div>
  );
};

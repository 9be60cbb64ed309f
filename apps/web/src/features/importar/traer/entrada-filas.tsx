import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/campos/field';
import { Textarea } from '../../../shared/ui/campos/input';
import { Button } from '../../../shared/ui/controles/button';

interface EntradaFilasProps {
  texto: string;
  onTexto: (texto: string) => void;
  /** What is done with the rows. */
  ayuda: string;
  error: string | undefined;
  /** The file that was chosen cannot be read. */
  onUnreadable: () => void;
}

/** Rows pasted from a spreadsheet, written, or read from a file, as every list takes them. */
export const EntradaFilas = ({ texto, onTexto, ayuda, error, onUnreadable }: EntradaFilasProps) => {
  const { t } = useTranslation('importar');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Field label={t('pegar.texto')} help={ayuda} error={error} required>
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            wrap="off"
            spellCheck={false}
            className="font-mono text-xs"
            value={texto}
            onChange={({ target }) => onTexto(target.value)}
          />
        )}
      </Field>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label={t('traer.fichero')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void file.text().then(onTexto, onUnreadable);
          target.value = '';
        }}
      />
      <Button
        className="self-start"
        icon={<FileUp aria-hidden className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {t('traer.fichero')}
      </Button>
    </>
  );
};

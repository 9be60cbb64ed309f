import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { Notice } from '../../../shared/ui/pagina/notice';

interface EliminadoProps {
  /** Who deleted it, if that is known. */
  nombre: string | undefined;
  busy: boolean;
  error: Error | null;
  onRestaurar: () => void;
}

/** Somebody has deleted what is being edited: it can be had back, and takes what was written. */
export const Eliminado = ({ nombre, busy, error, onRestaurar }: EliminadoProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return (
    <Notice kind="warning" title={nombre ? t('eliminado.titulo', { nombre }) : t('eliminado.sinNombre')}>
      <p role="alert">{error ? errorText(error, t('comun:error.red')) : t('eliminado.texto')}</p>
      <div className="mt-2">
        <Button busy={busy} icon={<RotateCcw aria-hidden className="size-4" />} onClick={onRestaurar}>
          {t('eliminado.restaurar')}
        </Button>
      </div>
    </Notice>
  );
};

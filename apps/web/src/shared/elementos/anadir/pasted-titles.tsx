import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controles/button';

interface PastedTitlesProps {
  entidad: 'historia' | 'tarea';
  lineas: string[];
  onAdd: () => void;
  onDiscard: () => void;
}

/** Asks whether to create one item per line of a pasted list. */
export const PastedTitles = ({ entidad, lineas, onAdd, onDiscard }: PastedTitlesProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 px-2 py-1.5 text-sm text-muted">
      <span className="min-w-0 grow truncate">
        {t('pegadas', { count: lineas.length, primera: lineas[0], ultima: lineas.at(-1) })}
      </span>
      <Button autoFocus onClick={onAdd}>
        {t(entidad === 'historia' ? 'anadirHistorias' : 'anadirTareas', { count: lineas.length })}
      </Button>
      <Button variant="ghost" onClick={onDiscard}>
        {t('comun:accion.descartar')}
      </Button>
    </div>
  );
};

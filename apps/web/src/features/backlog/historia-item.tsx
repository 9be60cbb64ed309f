import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import type { OpenDialog } from './backlog-dialogs';
import type { HistoriaNode } from './backlog-tree';
import { Disclosure } from './disclosure';
import { HistoriaTexto } from './historia-texto';
import { ItemActions } from './item-actions';
import { TareaRow } from './tarea-row';

interface HistoriaItemProps {
  node: HistoriaNode;
  onOpen: (dialog: OpenDialog) => void;
}

export const HistoriaItem = ({ node, onOpen }: HistoriaItemProps) => {
  const { t } = useTranslation('backlog');
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const { historia, tareas } = node;
  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-0.5 pr-2 pl-2 hover:bg-raised/60 sm:pl-8">
        <Disclosure
          titulo={historia.titulo}
          open={open}
          controls={contentId}
          onToggle={() => setOpen(!open)}
        />
        <h3 className="min-w-0 flex-1 text-sm break-words">{historia.titulo}</h3>
        <div className="num flex flex-wrap items-center gap-1.5 text-xs text-subtle max-sm:order-3 max-sm:basis-full max-sm:pb-1 max-sm:pl-10">
          <span>{t('tareas', { count: tareas.length })}</span>
          {historia.puntos > 0 && <span>{t('puntos', { count: historia.puntos })}</span>}
          <EstadoTareaChip estado={historia.estado} />
          <PrioridadChip prioridad={historia.prioridad} />
        </div>
        <ItemActions
          titulo={historia.titulo}
          onEdit={() => onOpen({ kind: 'historia', epicaId: historia.epicaId._id, historia })}
          onDelete={() => onOpen({ kind: 'eliminar-historia', node })}
        />
      </div>
      <div id={contentId} hidden={!open} className="flex flex-col gap-3 px-3 pt-1 pb-3 pl-12 sm:pl-18">
        <HistoriaTexto historia={historia} />
        {tareas.length === 0 ? (
          <p className="text-sm text-subtle">{t('sinTareas')}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line">
            {tareas.map((tarea) => (
              <TareaRow key={tarea._id} tarea={tarea} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
};

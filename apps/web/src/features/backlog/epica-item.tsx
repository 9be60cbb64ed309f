import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { EstadoTareaChip, PrioridadChip } from '../../shared/ui/chip';
import type { OpenDialog } from './backlog-dialogs';
import type { EpicaNode } from './backlog-tree';
import { Disclosure } from './disclosure';
import { HistoriaItem } from './historia-item';
import { ItemActions } from './item-actions';

interface EpicaItemProps {
  node: EpicaNode;
  onOpen: (dialog: OpenDialog) => void;
}

export const EpicaItem = ({ node, onOpen }: EpicaItemProps) => {
  const { t } = useTranslation('backlog');
  const [open, setOpen] = useState(true);
  const contentId = useId();
  const { epica, historias } = node;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-1.5">
        <Disclosure titulo={epica.titulo} open={open} controls={contentId} onToggle={() => setOpen(!open)} />
        <h2 className="min-w-0 flex-1 font-semibold break-words">{epica.titulo}</h2>
        <div className="flex flex-wrap items-center gap-1.5 max-sm:order-3 max-sm:basis-full max-sm:pl-10">
          <span className="num text-xs text-subtle">{t('historias', { count: historias.length })}</span>
          <EstadoTareaChip estado={epica.estado} />
          <PrioridadChip prioridad={epica.prioridad} />
        </div>
        <ItemActions
          titulo={epica.titulo}
          addLabel={t('anadirHistoria')}
          onAdd={() => onOpen({ kind: 'historia', epicaId: epica._id })}
          onEdit={() => onOpen({ kind: 'epica', epica })}
          onDelete={() => onOpen({ kind: 'eliminar-epica', node })}
        />
      </div>
      <div id={contentId} hidden={!open} className="border-t border-line">
        {epica.descripcion && (
          <p className="border-b border-line px-3 py-2 pl-12 text-sm whitespace-pre-wrap text-muted">
            {epica.descripcion}
          </p>
        )}
        {historias.length === 0 ? (
          <p className="px-3 py-3 pl-12 text-sm text-subtle">{t('sinHistorias')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {historias.map((historia) => (
              <HistoriaItem key={historia.historia._id} node={historia} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

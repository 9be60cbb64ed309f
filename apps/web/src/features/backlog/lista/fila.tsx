import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnadirRow } from './anadir-row';
import { EpicaRow } from './epica-row';
import { HistoriaRow } from './historia-row';
import { HistoriaTexto } from '../../../shared/escritura/historia-texto';
import type { Row } from '../arbol/rows';
import { RestoRow } from './resto-row';
import { TareaRow } from './tarea-row';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';

/** One row of the list; memoised, so that scrolling does not render rows again. */
export const Fila = memo(({ row }: { row: Row }) => {
  const { t } = useTranslation('backlog');
  switch (row.kind) {
    case 'epica':
      return <EpicaRow node={row.node} open={row.open} />;
    case 'epica-texto':
      return <TextoEscrito texto={row.texto} className="px-3 pb-2 text-muted sm:pl-17" />;
    case 'historia':
      return <HistoriaRow node={row.node} open={row.open} />;
    case 'historia-texto':
      return (
        <div className="flex flex-col gap-2 px-4 pt-1 pb-2 sm:pl-24">
          <HistoriaTexto historia={row.historia} />
        </div>
      );
    case 'tarea':
      return <TareaRow tarea={row.tarea} />;
    case 'vacio':
      return (
        <p
          className={`py-2 pr-3 text-sm text-subtle ${row.de === 'epica' ? 'pl-4 sm:pl-16' : 'pl-4 sm:pl-24'}`}
        >
          {row.de === 'epica' ? t('sinHistorias') : t('sinTareas')}
        </p>
      );
    case 'resto':
      return <RestoRow row={row} />;
    case 'anadir':
      return <AnadirRow entidad={row.entidad} padre={row.padre} />;
  }
});
Fila.displayName = 'Fila';

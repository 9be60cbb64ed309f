import type { Motivo, Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { Field } from '../../../shared/ui/campos/field';
import { Notice } from '../../../shared/ui/pagina/notice';
import { Select } from '../../../shared/ui/campos/select';
import { trasladarPendientes } from '../api/trasladar-pendientes';
import { useRefresh } from './use-refresh';

interface TrasladarPendientesProps {
  sprint: Sprint;
  sprints: Sprint[];
  historias: NonNullable<Motivo['historias']>;
  onDone: () => void;
}

const BACKLOG = 'backlog';
const SHOWN = 6;

/** Moves unfinished stories elsewhere, so that the sprint can be finished. */
export const TrasladarPendientes = ({ sprint, sprints, historias, onDone }: TrasladarPendientesProps) => {
  const { t } = useTranslation('sprints');
  const pending = sprints.filter(({ estado }) => estado === 'pendiente');
  const [destino, setDestino] = useState(pending[0]?._id ?? BACKLOG);
  const refresh = useRefresh(sprint.proyecto);
  const transfer = useMutation({
    mutationFn: () => trasladarPendientes(sprint._id, destino === BACKLOG ? null : destino),
    onSuccess: () => {
      refresh();
      onDone();
    },
  });
  const more = historias.length - SHOWN;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {historias.slice(0, SHOWN).map(({ _id, titulo, estado }) => (
          <li key={_id} className="flex min-h-8 items-center gap-2 px-2.5 py-1 text-sm">
            <span className="min-w-0 grow truncate" title={titulo}>
              {titulo}
            </span>
            <EstadoTareaChip estado={estado} />
          </li>
        ))}
        {more > 0 && (
          <li className="px-2.5 py-1.5 text-sm text-subtle">{t('motivos.masHistorias', { count: more })}</li>
        )}
      </ul>
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t('motivos.destino')} className="min-w-40 grow">
          {(ids) => (
            <Select
              ids={ids}
              label={t('motivos.destino')}
              value={destino}
              options={[
                ...pending.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
                { value: BACKLOG, label: t('motivos.backlog') },
              ]}
              onChange={setDestino}
            />
          )}
        </Field>
        <Button variant="primary" busy={transfer.isPending} onClick={() => transfer.mutate()}>
          {t('motivos.trasladar', { historias: t('historias', { count: historias.length }) })}
        </Button>
      </div>
      {transfer.error && <Notice kind="error">{errorText(transfer.error, t('error.accion'))}</Notice>}
    </>
  );
};

import type { Motivo, Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { errorText } from '../../../shared/http/errors';
import { Button } from '../../../shared/ui/controles/button';
import { EstadoTareaChip } from '../../../shared/ui/fichas/chip';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Notice } from '../../../shared/ui/pagina/notice';
import { addDias, hoy, toInputDia } from '../../../shared/fechas/dias';
import { finishSprint, type SprintNuevo } from '../api/finish-sprint';
import { duracion } from '../ver/sprint-figures';
import { useRefresh } from './use-refresh';

interface FinalizarConPendientesProps {
  sprint: Sprint;
  sprints: Sprint[];
  historias: NonNullable<Motivo['historias']>;
  onDone: () => void;
}

const BACKLOG = 'backlog';
const NUEVO = 'nuevo';
const SHOWN = 6;

/** One that begins the day after this one ends, or today if that has passed, and is as long. */
const nextAfter = ({ fechaInicio, fechaFin }: Sprint, nombre: string): SprintNuevo => {
  const [next, today] = [addDias(toInputDia(fechaFin), 1), hoy()];
  const inicio = next > today ? next : today;
  return { nombre, fechaInicio: inicio, fechaFin: addDias(inicio, duracion(fechaInicio, fechaFin)) };
};

/** Finishes the sprint in one step, which asks where its unfinished stories go. */
export const FinalizarConPendientes = ({
  sprint,
  sprints,
  historias,
  onDone,
}: FinalizarConPendientesProps) => {
  const { t } = useTranslation('sprints');
  const pending = sprints.filter(({ estado }) => estado === 'pendiente');
  const [destino, setDestino] = useState(pending[0]?._id ?? NUEVO);
  const numero = Math.max(0, ...sprints.map((each) => each.numero)) + 1;
  const nuevo = nextAfter(sprint, t('numero', { numero }));
  const refresh = useRefresh(sprint.proyecto);
  const finish = useMutation({
    mutationFn: () =>
      finishSprint(
        sprint._id,
        destino === NUEVO ? { nuevo } : { destino: destino === BACKLOG ? null : destino },
      ),
    onSuccess: () => {
      deshacer.say(t('dicho.finalizar', { nombre: sprint.nombre }));
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
        <ChoiceField
          label={t('motivos.destino')}
          className="min-w-40 grow"
          value={destino}
          options={[
            ...pending.map(({ _id, nombre }) => ({ value: _id, label: nombre })),
            { value: NUEVO, label: t('motivos.nuevo', { nombre: nuevo.nombre }) },
            { value: BACKLOG, label: t('motivos.backlog') },
          ]}
          onChange={setDestino}
        />
        <Button variant="primary" busy={finish.isPending} onClick={() => finish.mutate()}>
          {t('motivos.finalizarYTrasladar', { count: historias.length })}
        </Button>
      </div>
      {finish.error && <Notice kind="error">{errorText(finish.error, t('error.accion'))}</Notice>}
    </>
  );
};

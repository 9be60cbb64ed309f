import type { HistoriaDeSprint, Sprint } from '@pmp/contracts/sprints';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Input } from '../../../shared/ui/campos/input';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import { useRefresh } from '../acciones/use-refresh';
import { changeScope } from '../api/change-scope';
import { puntosOf } from '../ver/sprint-figures';
import { HistoriasCasillas } from './historias-casillas';
import { matchesTexto } from './matches-texto';
import { useDisponibles } from './use-disponibles';

interface AlcanceDialogProps {
  sprint: Sprint;
  onClose: () => void;
}

const NONE: HistoriaDeSprint[] = [];

/** The stories of the sprint in progress, first, and those that it could take. */
const AlcanceDialog = ({ sprint, onClose }: AlcanceDialogProps) => {
  const { t } = useTranslation(['sprints', 'comun']);
  const [texto, setTexto] = useState('');
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const refresh = useRefresh(sprint.proyecto);
  const { data, isError, isFetching, refetch } = useDisponibles(sprint.proyecto, sprint._id);
  const inside = useMemo(() => new Set(sprint.historias.map(({ _id }) => _id)), [sprint.historias]);
  const historias = useMemo(
    () => data?.toSorted((a, b) => Number(inside.has(b._id)) - Number(inside.has(a._id))) ?? NONE,
    [data, inside],
  );
  const shown = historias.filter((each) => matchesTexto(each, texto));
  const added = historias.filter(({ _id }) => turned.has(_id) && !inside.has(_id));
  const removed = historias.filter(({ _id }) => turned.has(_id) && inside.has(_id));
  const selected = new Set(
    historias.flatMap(({ _id }) => (inside.has(_id) !== turned.has(_id) ? [_id] : [])),
  );
  const toggle = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };
  const change = useMutation({
    mutationFn: () =>
      changeScope(sprint._id, {
        anadir: added.map(({ _id }) => _id),
        quitar: removed.map(({ _id }) => _id),
      }),
    onSuccess: onClose,
    onSettled: refresh,
  });
  const dirty = turned.size > 0;
  const antes = puntosOf(sprint.historias);
  const despues = antes + puntosOf(added) - puntosOf(removed);
  return (
    <FormDialog
      title={t('alcance.titulo', { nombre: sprint.nombre })}
      submit={t('alcance.guardar')}
      dirty={dirty}
      busy={change.isPending}
      disabled={!dirty}
      error={change.error ? errorText(change.error, t('error.accion')) : undefined}
      size="lg"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('alcance.texto')}</p>
      <Input
        type="search"
        aria-label={t('formulario.buscar')}
        placeholder={t('formulario.buscar')}
        value={texto}
        onChange={(event) => setTexto(event.target.value)}
        // Enter searches for stories; without this it would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
      />
      {isError && <RetryNotice message={t('error.disponibles')} query={{ isFetching, refetch }} />}
      {!data && !isError && (
        <Spinner label={t('formulario.cargando')} className="rounded-card border border-line py-6" />
      )}
      {data && shown.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong px-3 py-6 text-center text-sm text-subtle">
          {texto ? t('formulario.sinCoincidencias') : t('formulario.sinDisponibles')}
        </p>
      )}
      {shown.length > 0 && (
        <HistoriasCasillas historias={shown} selected={selected} disabled={false} onToggle={toggle} />
      )}
      <p aria-live="polite" className="num flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">
          {t('alcance.cambio', { anadidas: added.length, quitadas: removed.length })}
        </span>
        <span className="text-subtle">{t('informe.cambio', { antes, despues })}</span>
      </p>
    </FormDialog>
  );
};

export default AlcanceDialog;

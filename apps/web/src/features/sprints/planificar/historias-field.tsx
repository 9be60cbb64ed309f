import type { Sprint } from '@pmp/contracts/sprints';
import { useMemo, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../shared/ui/campos/input';
import { Notice } from '../../../shared/ui/pagina/notice';
import { RetryNotice } from '../../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../../shared/ui/pagina/spinner';
import type { SprintValues } from '../api/create-sprint';
import { HistoriasCasillas } from './historias-casillas';
import { puntosOf } from '../ver/sprint-figures';
import { matchesTexto } from './matches-texto';
import { useDisponibles } from './use-disponibles';

interface HistoriasFieldProps {
  form: UseFormReturn<SprintValues>;
  proyectoId: string;
  sprint: Sprint | undefined;
  /** Points the team usually finishes; null: not known yet. */
  velocidad: number | null;
}

/** Chooses the sprint's stories, and compares their points with what the team usually finishes. */
export const HistoriasField = ({ form, proyectoId, sprint, velocidad }: HistoriasFieldProps) => {
  const { t } = useTranslation('sprints');
  const [texto, setTexto] = useState('');
  const { field, fieldState } = useController({ control: form.control, name: 'historiasSeleccionadas' });
  const fixed = sprint !== undefined && sprint.estado !== 'pendiente';
  const { data, isError, isFetching, refetch } = useDisponibles(proyectoId, sprint?._id, !fixed);
  const historias = fixed ? sprint.historias : data;
  const selected = useMemo(() => new Set(field.value), [field.value]);
  const found = useMemo(() => historias?.filter((each) => matchesTexto(each, texto)), [historias, texto]);
  const chosen = historias?.filter(({ _id }) => selected.has(_id)) ?? [];
  const puntos = puntosOf(chosen);
  const over = velocidad === null ? 0 : puntos - velocidad;

  const toggle = (id: string, checked: boolean) => {
    const rest = field.value.filter((each) => each !== id);
    field.onChange(checked ? [...rest, id] : rest);
    form.clearErrors('historiasSeleccionadas');
  };

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-left text-sm font-medium">{t('formulario.historias')}</legend>
      {fixed && <Notice kind="info">{t('formulario.fijas')}</Notice>}
      {!fixed && (
        <Input
          type="search"
          aria-label={t('formulario.buscar')}
          placeholder={t('formulario.buscar')}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          // Enter searches for stories; without this it would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
        />
      )}
      {isError && <RetryNotice message={t('error.disponibles')} query={{ isFetching, refetch }} />}
      {!historias && !isError && (
        <Spinner label={t('formulario.cargando')} className="rounded-card border border-line py-6" />
      )}
      {found && found.length === 0 && (
        <p className="rounded-card border border-dashed border-line-strong px-3 py-6 text-center text-sm text-subtle">
          {texto ? t('formulario.sinCoincidencias') : t('formulario.sinDisponibles')}
        </p>
      )}
      {found && found.length > 0 && (
        <HistoriasCasillas historias={found} selected={selected} disabled={fixed} onToggle={toggle} />
      )}
      {fieldState.error && <p className="text-xs text-danger-text">{fieldState.error.message}</p>}
      <p aria-live="polite" className="num flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">
          {t('formulario.seleccion', {
            historias: t('historias', { count: chosen.length }),
            puntos: t('puntos', { count: puntos }),
          })}
        </span>
        <span className={over > 0 ? 'text-warning-text' : 'text-subtle'}>
          {velocidad === null
            ? t('formulario.sinVelocidad')
            : over > 0
              ? t('formulario.supera', { puntos: t('puntos', { count: over }) })
              : t('formulario.velocidad', { puntos: t('puntos', { count: velocidad }) })}
        </span>
      </p>
    </fieldset>
  );
};

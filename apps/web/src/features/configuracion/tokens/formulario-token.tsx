import type { Alcance } from '@pmp/contracts/common';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALCANCES } from '../../../shared/dominio/domain';
import { errorText } from '../../../shared/http/errors';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { Select } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import type { NuevoToken } from '../api/tokens';

const DIAS = ['7', '30', '90', '180', '365'] as const;
const MAX_NOMBRE = 60;

interface FormularioTokenProps {
  busy: boolean;
  error: unknown;
  onSubmit: (nuevo: NuevoToken) => void;
  onClose: () => void;
}

export const FormularioToken = ({ busy, error, onSubmit, onClose }: FormularioTokenProps) => {
  const { t } = useTranslation('configuracion');
  const { data: proyectos = [] } = useProyectos();
  const [nombre, setNombre] = useState('');
  const [alcance, setAlcance] = useState<Alcance>('leer');
  const [dias, setDias] = useState<string>('90');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [tried, setTried] = useState(false);
  const sinNombre = nombre.trim() === '' ? t('tokens.faltaNombre') : undefined;
  const sinProyecto = chosen?.length === 0 ? t('tokens.faltaProyecto') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sinNombre && !sinProyecto)
      onSubmit({ nombre: nombre.trim(), alcance, proyectos: chosen, dias: Number(dias) });
  };
  const toggle = (id: string, on: boolean) =>
    setChosen((all) => (on ? [...(all ?? []), id] : (all ?? []).filter((each) => each !== id)));
  return (
    <FormDialog
      title={t('tokens.nuevo')}
      submit={t('tokens.crear')}
      dirty={nombre !== ''}
      busy={busy}
      error={error ? errorText(error, t('tokens.errorCrear')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('tokens.nombre')} error={tried ? sinNombre : undefined} required>
        {(ids) => (
          <Input
            {...ids}
            value={nombre}
            maxLength={MAX_NOMBRE}
            placeholder={t('tokens.nombreEjemplo')}
            onChange={({ target }) => setNombre(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t('tokens.alcanceCampo')}</span>
        <Segmented
          label={t('tokens.alcanceCampo')}
          value={alcance}
          options={ALCANCES.map((value) => ({ value, label: t(`tokens.alcance.${value}`) }))}
          onChange={setAlcance}
        />
        <p className="text-xs text-muted">{t(`tokens.alcanceTexto.${alcance}`)}</p>
      </div>
      <Field label={t('tokens.caducaCampo')}>
        {(ids) => (
          <Select
            ids={ids}
            label={t('tokens.caducaCampo')}
            value={dias}
            onChange={setDias}
            options={DIAS.map((value) => ({ value, label: t('tokens.dias', { count: Number(value) }) }))}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1 text-sm font-medium">{t('tokens.dondeCampo')}</legend>
        <Checkbox
          label={t('tokens.todos')}
          checked={chosen === null}
          onChange={({ target }) => setChosen(target.checked ? null : [])}
        />
        {chosen !== null && (
          <div className="flex max-h-48 flex-col overflow-y-auto rounded-control border border-line px-3 py-1">
            {proyectos.map((proyecto) => (
              <Checkbox
                key={proyecto._id}
                label={proyecto.nombre}
                checked={chosen.includes(proyecto._id)}
                onChange={({ target }) => toggle(proyecto._id, target.checked)}
              />
            ))}
          </div>
        )}
        {tried && sinProyecto && (
          <p role="alert" className="text-xs text-danger">
            {sinProyecto}
          </p>
        )}
      </fieldset>
    </FormDialog>
  );
};

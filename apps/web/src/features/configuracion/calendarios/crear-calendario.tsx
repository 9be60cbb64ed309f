import type { TipoCalendario } from '@pmp/contracts/integraciones';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Segmented } from '../../../shared/ui/controles/segmented';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { CALENDARIOS, createCalendario } from '../api/calendarios';
import { DireccionDialog } from './direccion-dialog';

const TIPOS: readonly TipoCalendario[] = ['trabajo', 'proyecto', 'sprints'];
const MAX_NOMBRE = 60;

/** Makes a calendar and shows its address, this once. */
export const CrearCalendario = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const { data: proyectos = [] } = useProyectos();
  const [tipo, setTipo] = useState<TipoCalendario>('trabajo');
  const [proyecto, setProyecto] = useState<string | null>(null);
  const [written, setWritten] = useState<string>();
  const [tried, setTried] = useState(false);
  const create = useMutation({
    mutationFn: createCalendario,
    onSuccess: () => void client.invalidateQueries({ queryKey: CALENDARIOS }),
  });
  if (create.data) return <DireccionDialog hecho={create.data} onClose={onClose} />;
  const chosen = tipo === 'trabajo' ? null : proyecto;
  const title = proyectos.find(({ _id }) => _id === chosen)?.nombre;
  // A name that says what it is, until the person writes another.
  const offered =
    tipo === 'trabajo'
      ? t('calendarios.tipo.trabajo')
      : title
        ? t(`calendarios.nombreDe.${tipo}`, { title })
        : '';
  const nombre = (written ?? offered).slice(0, MAX_NOMBRE);
  const sinProyecto = tipo !== 'trabajo' && !proyecto ? t('calendarios.faltaProyecto') : undefined;
  const sinNombre = nombre.trim() === '' && !sinProyecto ? t('calendarios.faltaNombre') : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!sinProyecto && !sinNombre) create.mutate({ nombre: nombre.trim(), tipo, proyecto: chosen });
  };
  return (
    <FormDialog
      title={t('calendarios.nuevo')}
      submit={t('calendarios.crear')}
      dirty={written !== undefined}
      busy={create.isPending}
      error={create.error ? errorText(create.error, t('calendarios.errorCrear')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex flex-col items-start gap-1.5">
        <span className="text-sm font-medium">{t('calendarios.tipoCampo')}</span>
        <Segmented
          label={t('calendarios.tipoCampo')}
          value={tipo}
          options={TIPOS.map((value) => ({ value, label: t(`calendarios.tipo.${value}`) }))}
          onChange={setTipo}
        />
        <p className="text-xs text-muted">{t(`calendarios.tipoTexto.${tipo}`)}</p>
      </div>
      {tipo !== 'trabajo' && (
        <ChoiceField
          label={t('calendarios.proyecto')}
          error={tried ? sinProyecto : undefined}
          required
          value={proyecto}
          placeholder={t('calendarios.elige')}
          onChange={setProyecto}
          options={proyectos.map(({ _id, nombre: label }) => ({ value: _id, label }))}
        />
      )}
      <TextField
        label={t('calendarios.nombre')}
        error={tried ? sinNombre : undefined}
        required
        value={nombre}
        maxLength={MAX_NOMBRE}
        onChange={({ target }) => setWritten(target.value)}
      />
    </FormDialog>
  );
};

import type { Mensaje } from '@pmp/contracts/mensajes';
import type { Tarea } from '@pmp/contracts/proyectos';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HistoriaField } from '../../../shared/historias/historia-field';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Notice } from '../../../shared/ui/pagina/notice';
import { checkTitulo } from '../../../shared/dominio/validators';
import { createTarea, getEpicas } from '../api/tarea';
import { initialValues, mensajeUrl, type TareaValues } from './tarea-values';

interface CrearTareaProps {
  mensaje: Mensaje;
  /** `avisar`: also announce the task in the chat. */
  onCreated: (tarea: Tarea, avisar: boolean) => void;
  onClose: () => void;
}

/** Creates a task from a message, with a link back to the message. */
const CrearTarea = ({ mensaje, onCreated, onClose }: CrearTareaProps) => {
  const { t } = useTranslation(['mensajes', 'comun']);
  const queryClient = useQueryClient();
  const [id] = useState(newId);
  const form = useForm<TareaValues>({ defaultValues: initialValues(mensaje) });
  const { errors, isDirty } = form.formState;
  const [proyecto, epica] = useWatch({ control: form.control, name: ['proyecto', 'epica'] });
  const proyectos = useProyectos();
  const epicas = useQuery({
    queryKey: ['mensajes', 'epicas', proyecto],
    queryFn: ({ signal }) => getEpicas(proyecto, signal),
    enabled: proyecto !== '',
  });

  const save = useMutation({
    mutationFn: ({ titulo, historia }: TareaValues) => {
      const origen = t('tarea.origen', { nombre: mensaje.emisor.nombre, url: mensajeUrl(mensaje) });
      const descripcion = [mensaje.contenido, origen].filter(Boolean).join('\n\n');
      return createTarea({ _id: id, titulo: titulo.trim(), descripcion, proyecto, historiaId: historia });
    },
    onSuccess: (tarea, { avisar }) => {
      void queryClient.invalidateQueries({ queryKey: keys.tareas(proyecto) });
      onCreated(tarea, avisar);
    },
    onError: (error) => {
      for (const { campo, message } of fieldErrors(error))
        if (campo === 'titulo') form.setError(campo, { message });
    },
  });

  const options = (items: { _id: string; titulo: string }[] | undefined) =>
    items?.map(({ _id, titulo }) => ({ value: _id, label: titulo })) ?? [];

  return (
    <FormDialog
      title={t('tarea.titulo')}
      submit={t('tarea.crear')}
      dirty={isDirty}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t('error.tarea')) : undefined}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <TextField
        label={t('tarea.campoTitulo')}
        error={errors.titulo?.message}
        required
        {...form.register('titulo', {
          validate: (titulo) => checkTitulo(titulo, t('tarea.tituloObligatorio'), t('tarea.tituloLargo')),
        })}
      />
      <ChoiceField
        label={t('tarea.proyecto')}
        required
        placeholder={t('tarea.elegirProyecto')}
        value={proyecto || null}
        options={proyectos.data?.map(({ _id, nombre }) => ({ value: _id, label: nombre })) ?? []}
        onChange={(next) => {
          form.setValue('proyecto', next, { shouldDirty: true });
          form.setValue('epica', '');
          form.setValue('historia', '');
        }}
      />
      <ChoiceField
        label={t('tarea.epica')}
        help={epicas.data?.length === 0 && t('tarea.sinEpicas')}
        required
        placeholder={epicas.isFetching ? t('tarea.cargando') : t('tarea.elegirEpica')}
        value={epica || null}
        options={options(epicas.data)}
        disabled={!epicas.data?.length}
        onChange={(next) => {
          form.setValue('epica', next, { shouldDirty: true });
          form.setValue('historia', '');
        }}
      />
      <Controller
        control={form.control}
        name="historia"
        rules={{ validate: (historia) => historia !== '' || t('tarea.historiaObligatoria') }}
        render={({ field }) => (
          <HistoriaField
            proyecto={epica && proyecto}
            q={`epica:${epica}`}
            error={errors.historia?.message}
            required
            value={field.value}
            textos={{
              label: t('tarea.historia'),
              elegir: t('tarea.elegirHistoria'),
              cargando: t('tarea.cargando'),
              vacio: t('tarea.sinHistorias'),
              error: t('tarea.errorBacklog'),
            }}
            onChange={(next) => {
              field.onChange(next);
              form.clearErrors('historia');
            }}
          />
        )}
      />
      {epicas.error && <Notice kind="error">{t('tarea.errorBacklog')}</Notice>}
      <Checkbox label={t('tarea.avisar')} {...form.register('avisar')} />
    </FormDialog>
  );
};

export default CrearTarea;

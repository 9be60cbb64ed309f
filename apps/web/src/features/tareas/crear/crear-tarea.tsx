import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { checkTitulo } from '../../../shared/dominio/validators';
import { useBorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';
import { errorText, fieldErrors } from '../../../shared/http/errors';
import { HistoriaField } from '../../../shared/historias/historia-field';
import { newId } from '../../../shared/http/new-id';
import { paths } from '../../../shared/navegar/paths';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { useSession } from '../../../shared/sesion/session';
import { FechaField } from '../../../shared/ui/campos/fecha/fecha-field';
import { TextField } from '../../../shared/ui/campos/text-field';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { createTarea } from '../api/create-tarea';

interface Values {
  titulo: string;
  proyecto: string;
  historia: string;
  fechaLimite: string;
  mia: boolean;
}

interface CrearTareaProps {
  /** The project that one looks at, if any. */
  proyecto: string;
  /** The story that one looks at. */
  historia?: string | undefined;
  onClose: () => void;
}

/** A task for a story of any project, without leaving the list. */
const CrearTarea = ({ proyecto: inFilter, historia = '', onClose }: CrearTareaProps) => {
  const { t } = useTranslation(['tareas', 'comun']);
  const yo = useSession().user._id;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: proyectos = [], isSuccess } = useProyectos();
  const isEmpty = isSuccess && proyectos.length === 0;
  // A task needs a project: the page that makes one, or that says who can help.
  useEffect(() => {
    if (!isEmpty) return;
    onClose();
    void navigate(paths.empezar);
  }, [isEmpty, navigate, onClose]);
  const [id] = useState(newId);
  const form = useForm<Values>({
    defaultValues: {
      titulo: '',
      proyecto: inFilter || (proyectos.length === 1 ? proyectos[0]!._id : ''),
      historia,
      fechaLimite: '',
      mia: true,
    },
  });
  const { close, aviso } = useBorradorForm(form, 'tarea.nuevo', onClose);
  const { errors, isDirty } = form.formState;
  const proyecto = useWatch({ control: form.control, name: 'proyecto' });
  const save = useMutation({
    mutationFn: ({ titulo, historia, fechaLimite, mia }: Values) =>
      createTarea({
        _id: id,
        titulo: titulo.trim(),
        proyecto,
        historiaId: historia,
        ...(fechaLimite && { fechaLimite }),
        ...(mia && yo && { asignado: yo }),
      }),
    onSuccess: ({ titulo, clave }) => {
      deshacer.say(t('crear.creada', { titulo, clave }));
      void queryClient.invalidateQueries({ queryKey: ['elementos'] });
      close();
    },
    onError: (error) => {
      for (const { campo, message } of fieldErrors(error))
        if (campo === 'titulo' || campo === 'fechaLimite') form.setError(campo, { message });
    },
  });
  if (isEmpty) return null;
  return (
    <FormDialog
      title={t('crear.titulo')}
      submit={t('comun:accion.crear')}
      dirty={isDirty}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t('crear.error')) : undefined}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={close}
    >
      {aviso}
      <TextField
        label={t('campo.titulo')}
        error={errors.titulo?.message}
        required
        {...form.register('titulo', {
          validate: (titulo) => checkTitulo(titulo, t('crear.sinTitulo'), t('crear.largo')),
        })}
      />
      <Controller
        control={form.control}
        name="proyecto"
        rules={{ validate: (value) => value !== '' || t('crear.sinProyecto') }}
        render={({ field }) => (
          <ChoiceField
            label={t('campo.proyecto')}
            error={errors.proyecto?.message}
            required
            placeholder={t('crear.elegirProyecto')}
            value={field.value || null}
            options={proyectos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
            onChange={(next) => {
              field.onChange(next);
              form.setValue('historia', '');
              form.clearErrors('proyecto');
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="historia"
        rules={{ validate: (value) => value !== '' || t('crear.sinHistoria') }}
        render={({ field }) => (
          <HistoriaField
            proyecto={proyecto}
            q="abierta"
            error={errors.historia?.message}
            required
            value={field.value}
            textos={{
              label: t('crear.historia'),
              elegir: t('crear.elegirHistoria'),
              cargando: t('crear.cargando'),
              vacio: t('crear.sinHistorias'),
              error: t('crear.errorHistorias'),
            }}
            onChange={(next) => {
              field.onChange(next);
              form.clearErrors('historia');
            }}
          />
        )}
      />
      <FechaField control={form.control} name="fechaLimite" label={t('campo.fechaLimite')} optional />
      <Checkbox label={t('crear.mia')} {...form.register('mia')} />
    </FormDialog>
  );
};

export default CrearTarea;

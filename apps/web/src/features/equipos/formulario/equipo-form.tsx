import type { Persona } from '@pmp/contracts/common';
import type { Equipo } from '@pmp/contracts/usuarios';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';
import { CampoField } from '../../../shared/escritura/campo/campo-field';
import { errorText, fieldErrors, isStaleVersion } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { useSession } from '../../../shared/sesion/session';
import { TextField } from '../../../shared/ui/campos/text-field';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { checkTitulo, MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { getEquipos } from '../api/get-equipos';
import { createEquipo, updateEquipo } from '../api/save-equipo';
import { equipoBody, equipoValues, type EquipoValues } from './equipo-values';
import { LogoField } from './logo-field';
import { MiembrosField } from './miembros-field';
import { useUsuarios } from './use-usuarios';

interface EquipoFormProps {
  /** Undefined: a new one. */
  equipo: Equipo | undefined;
  /** Somebody who is to be in a new one. */
  con?: Persona;
  onClose: () => void;
}

const EquipoForm = ({ equipo, con, onClose }: EquipoFormProps) => {
  const { t } = useTranslation(['equipos', 'comun']);
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { query: usuarios } = useUsuarios('');
  const [id] = useState(newId);
  const [base, setBase] = useState(equipo);
  const form = useForm<EquipoValues>({
    defaultValues: equipoValues(equipo, user, con),
    reValidateMode: 'onSubmit',
  });
  const { close, aviso } = useBorradorForm(
    form,
    equipo ? `equipo.${equipo._id}` : 'equipo.nuevo',
    onClose,
    equipo?.nombre,
  );
  const { errors, isDirty } = form.formState;

  const save = useMutation({
    mutationFn: (values: EquipoValues) =>
      base ? updateEquipo(base, equipoBody(values)) : createEquipo(id, equipoBody(values)),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.equipos });
      close();
    },
    onError: (error, values) => {
      for (const { campo, message } of fieldErrors(error)) {
        if (campo in values) form.setError(campo as keyof EquipoValues, { message });
      }
      if (base && isStaleVersion(error)) void takeNewer(base._id);
    },
  });

  /** Somebody else saved in between: takes their values, except for fields this person has changed. */
  const takeNewer = async (_id: string) => {
    const all = await getEquipos(new AbortController().signal).catch(() => []);
    const newer = all.find((each) => each._id === _id);
    if (!newer) return;
    setBase(newer);
    form.reset(equipoValues(newer, user), { keepDirtyValues: true });
  };

  return (
    <FormDialog
      title={base ? t('formulario.editar') : t('formulario.nuevo')}
      submit={base ? t('comun:accion.guardar') : t('comun:accion.crear')}
      dirty={isDirty}
      busy={save.isPending}
      disabled={!usuarios.data?.length}
      error={save.error ? errorText(save.error, t('error.guardar')) : undefined}
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={close}
    >
      {aviso}
      <TextField
        label={t('formulario.nombre')}
        error={errors.nombre?.message}
        required
        {...form.register('nombre', {
          validate: (nombre) => checkTitulo(nombre, t('validacion.nombre'), t('validacion.largo')),
          onChange: () => form.clearErrors('nombre'),
        })}
        placeholder={t('formulario.nombreEjemplo')}
      />
      <CampoField control={form.control} name="descripcion" label={t('comun:campo.descripcion')} rows={2} />
      <LogoField control={form.control} />
      <Controller
        control={form.control}
        name="miembros"
        rules={{ validate: (miembros) => miembros.length >= MIN_MIEMBROS || t('validacion.miembros') }}
        render={({ field }) => (
          <MiembrosField
            equipo={base}
            value={field.value}
            error={errors.miembros?.message ?? errors.miembros?.root?.message}
            onChange={(miembros) => {
              field.onChange(miembros);
              if (miembros.length >= MIN_MIEMBROS) form.clearErrors('miembros');
            }}
          />
        )}
      />
    </FormDialog>
  );
};

export default EquipoForm;

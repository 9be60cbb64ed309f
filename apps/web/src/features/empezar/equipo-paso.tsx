import type { Persona } from '@pmp/contracts/common';
import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkTitulo, isCorreo } from '../../shared/dominio/validators';
import { TextField } from '../../shared/ui/campos/text-field';
import { Field } from '../../shared/ui/campos/field';
import { PeoplePicker } from '../../shared/ui/campos/picker';
import { Select } from '../../shared/ui/campos/select';
import type { EmpezarValues } from './empezar-values';

interface EquipoPasoProps {
  form: UseFormReturn<EmpezarValues>;
  equipos: EquipoResumen[];
  /** Others who may be in a team; undefined: not known yet. */
  otras: Persona[] | undefined;
  /** There is nobody else. */
  isAlone: boolean;
  /** Where `otras` are those that are found by what is typed. */
  onText: ((texto: string) => void) | undefined;
}

const Companera = ({ form }: { form: UseFormReturn<EmpezarValues> }) => {
  const { t } = useTranslation(['empezar', 'comun']);
  const { errors } = form.formState;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('equipo.companera')}</legend>
      <p className="text-sm text-muted">{t('equipo.sola')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('equipo.suNombre')}
          error={errors.suNombre?.message}
          required
          autoComplete="off"
          {...form.register('suNombre', {
            validate: (nombre) => checkTitulo(nombre, t('validacion.suNombre'), t('validacion.largo')),
          })}
        />
        <TextField
          label={t('equipo.suCorreo')}
          error={errors.suCorreo?.message}
          required
          type="email"
          autoComplete="off"
          {...form.register('suCorreo', {
            validate: (correo) => isCorreo(correo) || t('validacion.suCorreo'),
          })}
        />
      </div>
    </fieldset>
  );
};

const EquipoNuevo = ({ form, otras, isAlone, onText }: Omit<EquipoPasoProps, 'equipos'>) => {
  const { t } = useTranslation('empezar');
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('equipo.nombre')}
        error={errors.nombreEquipo?.message}
        required
        placeholder={t('equipo.nombreEjemplo')}
        {...form.register('nombreEquipo', {
          validate: (nombre) => checkTitulo(nombre, t('validacion.nombreEquipo'), t('validacion.largo')),
        })}
      />
      {isAlone && <Companera form={form} />}
      {otras && !isAlone && (
        <Field
          label={t('equipo.miembros')}
          help={t('equipo.minimo')}
          error={errors.miembros?.message ?? errors.miembros?.root?.message}
          required
        >
          {(ids) => (
            <Controller
              control={form.control}
              name="miembros"
              rules={{ validate: (miembros) => miembros.length > 0 || t('validacion.miembros') }}
              render={({ field }) => (
                <>
                  <PeoplePicker
                    multiple
                    ids={ids}
                    people={otras}
                    onText={onText}
                    chosen={field.value}
                    placeholder={t('equipo.buscar')}
                    onChange={(people) => field.onChange(people ?? [])}
                  />
                  {field.value.length > 0 && (
                    <p className="text-sm text-muted">{field.value.map(({ nombre }) => nombre).join(', ')}</p>
                  )}
                </>
              )}
            />
          )}
        </Field>
      )}
    </>
  );
};

/** The team that the project will belong to: one that exists, or a new one of two people at least. */
export const EquipoPaso = ({ equipos, ...props }: EquipoPasoProps) => {
  const { form } = props;
  const { t } = useTranslation('empezar');
  if (equipos.length === 0) return <EquipoNuevo {...props} />;
  return (
    <Field label={t('equipo.elegir')}>
      {(ids) => (
        <Controller
          control={form.control}
          name="equipo"
          render={({ field }) => (
            <Select
              ids={ids}
              label={t('equipo.elegir')}
              value={field.value || equipos[0]!._id}
              onChange={field.onChange}
              options={equipos.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
            />
          )}
        />
      )}
    </Field>
  );
};

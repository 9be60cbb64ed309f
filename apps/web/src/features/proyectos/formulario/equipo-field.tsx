import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { crear } from '../../../shared/navegar/crear';
import { Link } from '../../../shared/navegar/link';
import { paths } from '../../../shared/navegar/paths';
import { parte } from '../../../shared/partes/parte';
import { useSession } from '../../../shared/sesion/session';
import { Field } from '../../../shared/ui/campos/field';
import { Select } from '../../../shared/ui/campos/select';
import type { ProyectoValues } from '../api/create-proyecto';
import { AvisoEjemplo } from '../ejemplo/aviso-ejemplo';
import { isSample } from '../ejemplo/samples';
import { useEquiposElegibles } from './use-equipos-elegibles';

const PedirEquipo = parte(() => import('../../../shared/equipos/pedir-equipo'), 'panel');

/** Without a team there is nothing to choose: who may makes one, the others ask for one. */
const SinEquipo = () => {
  const { t } = useTranslation('proyectos');
  const isAdmin = useSession().user.rol === 'admin';
  return (
    <div className="text-sm">
      {isAdmin ? (
        <Link
          to={paths.equipos}
          onClick={() => crear.askNext()}
          className="text-accent-text underline underline-offset-2"
        >
          {t('formulario.equipoCrear')}
        </Link>
      ) : (
        <PedirEquipo />
      )}
    </div>
  );
};

interface EquipoFieldProps {
  form: UseFormReturn<ProyectoValues>;
  /** The project's current team stays in the list, even if the person may not create projects in it. */
  current: EquipoResumen | undefined;
  sampleMode: boolean;
}

/** Sample teams can be chosen only for sample projects: they are never sent. */
export const EquipoField = ({ form, current, sampleMode }: EquipoFieldProps) => {
  const { t } = useTranslation('proyectos');
  const { query, sampled, equipos } = useEquiposElegibles();
  const known = !current || equipos.some(({ _id }) => _id === current._id);
  const choices = known ? equipos : [current, ...equipos];
  const noTeams = query.isSuccess && choices.length === 0;
  const [unico, otro] = query.isSuccess ? equipos : [];
  const solo = !current && !otro ? unico?._id : undefined;
  useEffect(() => {
    if (solo && !form.getValues('equipo')) form.resetField('equipo', { defaultValue: solo });
  }, [form, solo]);
  return (
    <>
      <Field
        label={t('formulario.equipo')}
        error={form.formState.errors.equipo?.message}
        help={noTeams && t('formulario.equipoNinguno')}
        required
      >
        {(ids) => (
          <Controller
            control={form.control}
            name="equipo"
            rules={{
              validate: (equipo) => {
                if (!equipo) return t('validacion.equipo');
                return sampleMode || !isSample({ _id: equipo }) || t('ejemplo.equipoNoValido');
              },
            }}
            render={({ field }) => (
              <Select
                ids={ids}
                label={t('formulario.equipo')}
                value={field.value || null}
                placeholder={t('formulario.equipoElegir')}
                onChange={(value) => {
                  field.onChange(value);
                  form.clearErrors('equipo');
                }}
                options={choices.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
              />
            )}
          />
        )}
      </Field>
      {noTeams && <SinEquipo />}
      {sampled && !sampleMode && (
        <AvisoEjemplo
          texto={t('ejemplo.equipos')}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  );
};

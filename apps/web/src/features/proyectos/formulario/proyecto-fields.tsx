import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/navegar/link';
import { CampoField } from '../../../shared/escritura/campo/campo-field';
import { ESTADOS_PROYECTO } from '../../../shared/dominio/domain';
import { EstadoProyectoChip } from '../../../shared/ui/fichas/chip';
import { FechaField } from '../../../shared/ui/campos/fecha/fecha-field';
import { TextField } from '../../../shared/ui/campos/text-field';
import { Field } from '../../../shared/ui/campos/field';
import { Input } from '../../../shared/ui/campos/input';
import { PrioridadField } from '../../../shared/ui/campos/prioridad-field';
import { SelectField } from '../../../shared/ui/campos/select-field';
import { suggestClave } from '../../../shared/dominio/suggest-clave';
import { checkTitulo, endsBeforeStart, isClave } from '../../../shared/dominio/validators';
import { paths } from '../../../shared/navegar/paths';
import type { ProyectoValues } from '../api/create-proyecto';
import { EquipoField } from './equipo-field';

interface ProyectoFieldsProps {
  form: UseFormReturn<ProyectoValues>;
  /** Undefined: a new one. */
  base: Proyecto | undefined;
  sampleMode: boolean;
}

export const ProyectoFields = ({ form, base, sampleMode }: ProyectoFieldsProps) => {
  const editing = Boolean(base);
  const { t } = useTranslation(['proyectos', 'comun']);
  const { errors, dirtyFields } = form.formState;
  const text = (
    name: keyof ProyectoValues,
    validate?: (value: string, values: ProyectoValues) => string | true,
  ) => form.register(name, { validate, onChange: () => form.clearErrors(name) });
  const nombre = text('nombre', (value) => checkTitulo(value, t('validacion.nombre'), t('validacion.largo')));
  /** The key follows the name until somebody writes one. */
  const proposeClave = (value: string) => {
    if (editing || dirtyFields.clave) return;
    form.setValue('clave', suggestClave(value));
    form.clearErrors('clave');
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
        <TextField
          label={t('formulario.nombre')}
          error={errors.nombre?.message}
          required
          {...nombre}
          onChange={(event) => {
            proposeClave(event.target.value);
            return nombre.onChange(event);
          }}
          placeholder={t('formulario.nombreEjemplo')}
        />
        <Field
          label={t('formulario.clave')}
          error={errors.clave?.message}
          help={
            base && !sampleMode ? (
              <Link
                to={paths.cambiarClave(base._id)}
                className="text-accent-text underline underline-offset-2"
              >
                {t('formulario.claveCambiar')}
              </Link>
            ) : (
              !base && t('formulario.claveAyuda')
            )
          }
          required
        >
          {(ids) => (
            <Input
              {...ids}
              {...text('clave', (clave) => editing || isClave(clave) || t('validacion.clave'))}
              disabled={editing}
              placeholder="PMP"
              className="font-mono uppercase placeholder:normal-case"
            />
          )}
        </Field>
      </div>
      <CampoField control={form.control} name="descripcion" label={t('comun:campo.descripcion')} />
      <EquipoField form={form} current={base?.equipo} sampleMode={sampleMode} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          control={form.control}
          name="estado"
          label={t('comun:campo.estado')}
          options={ESTADOS_PROYECTO.map((value) => ({
            value,
            label: t(`comun:estadoProyecto.${value}`),
            content: <EstadoProyectoChip estado={value} />,
          }))}
        />
        <PrioridadField control={form.control} name="prioridad" />
        <FechaField
          control={form.control}
          name="fechaInicio"
          label={t('formulario.fechaInicio')}
          validate={(dia) => dia !== '' || t('validacion.fechaInicio')}
        />
        <FechaField
          control={form.control}
          name="fechaFin"
          label={t('formulario.fechaFin')}
          optional
          validate={(fin, { fechaInicio }) => !endsBeforeStart(fechaInicio, fin) || t('validacion.fechaFin')}
        />
      </div>
    </>
  );
};

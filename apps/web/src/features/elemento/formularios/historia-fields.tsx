import type { Persona } from '@pmp/contracts/common';
import type { Epica } from '@pmp/contracts/proyectos';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/campos/text-field';
import { Field } from '../../../shared/ui/campos/field';
import { Textarea } from '../../../shared/ui/campos/input';
import { PrioridadField } from '../../../shared/ui/campos/prioridad-field';
import { SelectField } from '../../../shared/ui/campos/select-field';
import { isPuntos } from '../../../shared/dominio/validators';
import { CampoDescripcion, type CampoDescripcionProps, CampoEstado, CampoTitulo } from './campos-comunes';
import { PlazoFields } from './plazo-fields';
import { PersonaField } from './persona-field';
import type { useMiembros } from '../../../shared/personas/use-miembros';
import type { HistoriaValues } from '../../../shared/elementos/cambiar/values';

interface HistoriaFieldsProps extends Pick<CampoDescripcionProps<HistoriaValues>, 'de'> {
  form: UseFormReturn<HistoriaValues>;
  epicas: Pick<Epica, '_id' | 'titulo'>[];
  personas: ReturnType<typeof useMiembros>;
  /** Who answers for it now, and may have left the team. */
  responsable: Persona | null;
}

export const HistoriaFields = ({ form, epicas, personas, responsable, de }: HistoriaFieldsProps) => {
  const { t } = useTranslation('backlog');
  const { errors } = form.formState;
  const partes = [
    { name: 'comoUsuario', label: t('formulario.comoUsuario'), ejemplo: t('formulario.comoEjemplo') },
    { name: 'quiero', label: t('formulario.quiero'), ejemplo: t('formulario.quieroEjemplo') },
    { name: 'para', label: t('formulario.para'), ejemplo: t('formulario.paraEjemplo') },
  ] as const;
  return (
    <>
      <CampoTitulo form={form} ejemplo={t('formulario.historiaEjemplo')} />
      <div className="grid gap-3 sm:grid-cols-3">
        {partes.map(({ name, label, ejemplo }) => (
          <Field key={name} label={label} error={errors[name]?.message}>
            {(ids) => <Textarea {...ids} {...form.register(name)} rows={2} placeholder={ejemplo} />}
          </Field>
        ))}
      </div>
      <CampoDescripcion form={form} personas={personas.personas} de={de} />
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <SelectField
          control={form.control}
          name="epicaId"
          label={t('formulario.epica')}
          options={epicas.map(({ _id, titulo }) => ({ value: _id, label: titulo }))}
          required
        />
        <TextField
          label={t('formulario.puntos')}
          error={errors.puntos?.message}
          {...form.register('puntos', {
            setValueAs: (puntos: unknown) => (puntos === '' ? 0 : Number(puntos)),
            validate: (puntos) => isPuntos(puntos) || t('validacion.puntos'),
            onChange: () => form.clearErrors('puntos'),
          })}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <PersonaField
          form={form}
          name="responsable"
          label={t('campo.responsable')}
          nobody={t('sinResponsable')}
          clearLabel={t('quitarResponsable')}
          personas={personas}
          current={responsable}
        />
        <PrioridadField control={form.control} name="prioridad" />
        <CampoEstado control={form.control} name="estado" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlazoFields form={form} />
      </div>
    </>
  );
};

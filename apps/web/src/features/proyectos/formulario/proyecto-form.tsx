import type { Proyecto } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBorradorForm } from '../../../shared/escritura/borradores/use-borrador-form';
import { errorText, fieldErrors, isStaleVersion } from '../../../shared/http/errors';
import { contenidoDe, cuentaDe, type Plantilla, PLANTILLAS } from '../../../shared/plantillas/plantillas';
import { ChoiceField } from '../../../shared/ui/campos/select';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { getProyecto } from '../api/get-proyecto';
import type { ProyectoValues } from '../api/create-proyecto';
import { ProyectoFields } from './proyecto-fields';
import { proyectoValues } from './proyecto-values';
import { useSaveProyecto } from './use-save-proyecto';
import type { SampleStore } from '../lista/use-proyectos-view';

interface ProyectoFormProps {
  /** Undefined: a new one. */
  proyecto: Proyecto | undefined;
  sampleStore: SampleStore | undefined;
  onClose: () => void;
}

const ProyectoForm = ({ proyecto, sampleStore, onClose }: ProyectoFormProps) => {
  const { t } = useTranslation(['proyectos', 'empezar']);
  const { t: empezar } = useTranslation('empezar');
  const [plantilla, setPlantilla] = useState<Plantilla>('vacio');
  const [base, setBase] = useState(proyecto);
  const form = useForm<ProyectoValues>({
    defaultValues: proyectoValues(proyecto),
    reValidateMode: 'onSubmit',
  });
  const { close, aviso } = useBorradorForm(
    form,
    proyecto ? `proyecto.${proyecto._id}` : 'proyecto.nuevo',
    onClose,
    proyecto?.nombre,
  );
  const save = useSaveProyecto(sampleStore, close);

  /** Somebody else saved in between: takes their values, except for fields this person has changed. */
  const takeNewer = async (stale: Proyecto) => {
    const newer = await getProyecto(stale._id).catch(() => undefined);
    if (!newer) return;
    setBase(newer);
    form.reset(proyectoValues(newer), { keepDirtyValues: true });
  };

  const onSubmit = form.handleSubmit((values) =>
    save.mutate(
      { base, values, epicas: contenidoDe(plantilla, empezar) },
      {
        onError: (error) => {
          for (const { campo, message } of fieldErrors(error)) {
            if (campo in values) form.setError(campo as keyof ProyectoValues, { message });
          }
          if (base && isStaleVersion(error)) void takeNewer(base);
        },
      },
    ),
  );

  return (
    <FormDialog
      title={base ? t('formulario.editar') : t('formulario.nuevo')}
      submit={base ? t('formulario.guardar') : t('formulario.crear')}
      dirty={form.formState.isDirty || plantilla !== 'vacio'}
      busy={save.isPending}
      error={save.error ? errorText(save.error, t('error.guardar')) : undefined}
      size="lg"
      onSubmit={onSubmit}
      onClose={close}
    >
      {aviso}
      <ProyectoFields form={form} base={base} sampleMode={Boolean(sampleStore)} />
      {!proyecto && !sampleStore && (
        <ChoiceField
          label={t('empezar:paso.plantilla')}
          help={cuentaDe(plantilla, empezar)}
          value={plantilla}
          options={PLANTILLAS.toReversed().map((value) => ({
            value,
            label: t(`empezar:plantilla.${value}`),
          }))}
          onChange={setPlantilla}
        />
      )}
    </FormDialog>
  );
};

export default ProyectoForm;

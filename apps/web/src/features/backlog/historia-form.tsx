import type { Epica, Historia } from '@pmp/contracts/proyectos';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/new-id';
import { keys } from '../../shared/queries/keys';
import { FormDialog } from '../../shared/ui/form-dialog';
import { getHistoria } from './api/get-elemento';
import { createHistoria, type HistoriaValues, updateHistoria } from './api/save-historia';
import { errorConDetalle } from './error-con-detalle';
import { HistoriaFields } from './historia-fields';
import { historiaValues } from './historia-values';
import { useSaveElemento } from './use-save-elemento';

interface HistoriaFormProps {
  historia: Historia | undefined;
  epicaId: string;
  epicas: Epica[];
  proyectoId: string;
  onClose: () => void;
}

const HistoriaForm = ({ historia, epicaId, epicas, proyectoId, onClose }: HistoriaFormProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const { t: backlog } = useTranslation('backlog');
  const [id] = useState(newId);
  const [base, setBase] = useState(historia);
  const form = useForm<HistoriaValues>({
    defaultValues: historiaValues(epicaId, historia),
    reValidateMode: 'onSubmit',
  });
  const save = useSaveElemento({
    form,
    save: (values: HistoriaValues) =>
      base ? updateHistoria(base, values) : createHistoria(id, proyectoId, values),
    onStale: async () => {
      if (!base) return;
      const newer = await getHistoria(base._id);
      setBase(newer);
      form.reset(historiaValues(epicaId, newer), { keepDirtyValues: true });
    },
    stale: [keys.historias(proyectoId)],
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={base ? t('formulario.editarHistoria') : t('formulario.nuevaHistoria')}
      submit={base ? t('comun:accion.actualizar') : t('comun:accion.crear')}
      dirty={form.formState.isDirty}
      busy={save.isPending}
      error={save.error ? errorConDetalle(backlog, t('error.guardarHistoria'), save.error) : undefined}
      size="lg"
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <HistoriaFields form={form} epicas={epicas} />
    </FormDialog>
  );
};

export default HistoriaForm;

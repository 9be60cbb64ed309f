import type { Tarea } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { Adjuntos } from '../adjuntos/adjuntos';
import { DesdePlantilla } from '../plantillas/desde-plantilla';
import { Conflicto } from './conflicto';
import { Eliminado } from './eliminado';
import { errorConDetalle } from '../../../shared/http/error-con-detalle';
import { TareaFields } from './tarea-fields';
import { useCampoTexto } from '../cambiar/use-campo-texto';
import { useElementoForm } from './use-elemento-form';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { useSubidas } from '../adjuntos/use-subidas';
import { tareaValues, type TareaValues } from '../../../shared/elementos/cambiar/values';

interface TareaFormProps {
  tarea?: Tarea;
  historiaId: string;
  proyectoId: string;
  equipoId: string | undefined;
  onClose: () => void;
}

export const TareaForm = ({ tarea, historiaId, proyectoId, equipoId, onClose }: TareaFormProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const personas = useMiembros(equipoId);
  const campoTexto = useCampoTexto((id) => personas.personas.find(({ _id }) => _id === id)?.nombre);
  const subidas = useSubidas();
  const { form, close, aviso, base, save, conflict, eliminado, settle, error, submit } = useElementoForm<
    'tarea',
    TareaValues
  >({
    entidad: 'tarea',
    elemento: tarea,
    initial: tareaValues(tarea),
    place: { proyecto: proyectoId, historiaId },
    onSaved: (saved) => {
      form.reset(tareaValues(saved));
      // The task exists already: a refused file shows its error, and the form stays open for it.
      void subidas.send({ entidad: 'tarea', id: saved._id }).then((allSent) => allSent && close());
    },
    onClose,
  });
  return (
    <FormDialog
      title={tarea ? t('formulario.editarTarea') : t('formulario.nuevaTarea')}
      submit={base ? comun('accion.actualizar') : comun('accion.crear')}
      dirty={form.formState.isDirty || subidas.isPending}
      busy={save.isPending || subidas.isSending}
      disabled={Boolean(conflict)}
      error={error ? errorConDetalle(t, t('error.guardarTarea'), error) : undefined}
      size="lg"
      onSubmit={submit}
      onClose={close}
    >
      {aviso}
      {!tarea && <DesdePlantilla tipo="tarea" proyectoId={proyectoId} padre={historiaId} onElegida={close} />}
      {eliminado && <Eliminado {...eliminado} />}
      {conflict && <Conflicto {...conflict} {...campoTexto} onSettle={settle} />}
      <TareaFields
        form={form}
        personas={personas}
        de={base && { entidad: 'tarea', id: base._id }}
        asignado={base?.asignado ?? null}
      />
      <Adjuntos elemento={base && { entidad: 'tarea', datos: base }} subidas={subidas} />
      {!tarea && base && subidas.hasFailed && (
        <p className="text-sm text-muted">{t('adjuntos.tareaGuardada')}</p>
      )}
    </FormDialog>
  );
};

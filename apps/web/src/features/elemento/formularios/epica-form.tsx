import type { Epica } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { PrioridadField } from '../../../shared/ui/campos/prioridad-field';
import { CampoDescripcion, CampoEstado, CampoTitulo } from './campos-comunes';
import { DesdePlantilla } from '../plantillas/desde-plantilla';
import { PlazoFields } from './plazo-fields';
import { Conflicto } from './conflicto';
import { Eliminado } from './eliminado';
import { errorConDetalle } from '../../../shared/http/error-con-detalle';
import { useCampoTexto } from '../cambiar/use-campo-texto';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { useElementoForm } from './use-elemento-form';
import { epicaValues, type EpicaValues } from '../../../shared/elementos/cambiar/values';

interface EpicaFormProps {
  epica?: Epica;
  proyectoId: string;
  equipoId: string | undefined;
  onNueva?: (id: string) => void;
  onClose: () => void;
}

export const EpicaForm = ({ epica, proyectoId, equipoId, onNueva, onClose }: EpicaFormProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const campoTexto = useCampoTexto();
  const { personas } = useMiembros(equipoId);
  const { form, close, aviso, base, save, conflict, eliminado, settle, error, submit } = useElementoForm<
    'epica',
    EpicaValues
  >({
    entidad: 'epica',
    elemento: epica,
    initial: epicaValues(epica),
    place: { proyecto: proyectoId },
    onSaved: ({ _id }) => {
      close();
      if (!epica) onNueva?.(_id);
    },
    onClose,
  });
  return (
    <FormDialog
      title={base ? t('formulario.editarEpica') : t('formulario.nuevaEpica')}
      submit={base ? comun('accion.actualizar') : comun('accion.crear')}
      dirty={form.formState.isDirty}
      busy={save.isPending}
      disabled={Boolean(conflict)}
      error={error ? errorConDetalle(t, t('error.guardarEpica'), error) : undefined}
      onSubmit={submit}
      onClose={close}
    >
      {aviso}
      {!epica && <DesdePlantilla tipo="epica" proyectoId={proyectoId} onElegida={close} />}
      {eliminado && <Eliminado {...eliminado} />}
      {conflict && <Conflicto {...conflict} {...campoTexto} onSettle={settle} />}
      <CampoTitulo form={form} ejemplo={t('formulario.epicaEjemplo')} />
      <CampoDescripcion form={form} personas={personas} de={base && { entidad: 'epica', id: base._id }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PrioridadField control={form.control} name="prioridad" />
        <CampoEstado control={form.control} name="estado" />
        <PlazoFields form={form} />
      </div>
    </FormDialog>
  );
};

import type { Historia } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/ui/dialogos/form-dialog';
import { DesdePlantilla } from '../plantillas/desde-plantilla';
import { Conflicto } from './conflicto';
import { Eliminado } from './eliminado';
import { errorConDetalle } from '../../../shared/http/error-con-detalle';
import { HistoriaFields } from './historia-fields';
import { useCampoTexto } from '../cambiar/use-campo-texto';
import { useElementoForm } from './use-elemento-form';
import { useEpicas } from './use-epicas';
import { useMiembros } from '../../../shared/personas/use-miembros';
import { historiaValues, type HistoriaValues } from '../../../shared/elementos/cambiar/values';

interface HistoriaFormProps {
  historia?: Historia;
  epicaId: string;
  proyectoId: string;
  equipoId: string | undefined;
  onClose: () => void;
}

export const HistoriaForm = ({ historia, epicaId, proyectoId, equipoId, onClose }: HistoriaFormProps) => {
  const { t } = useTranslation('backlog');
  const { t: comun } = useTranslation();
  const personas = useMiembros(equipoId);
  const epicas = useEpicas(proyectoId, historia?.epicaId);
  const campoTexto = useCampoTexto(
    (id) =>
      epicas.find(({ _id }) => _id === id)?.titulo ?? personas.personas.find(({ _id }) => _id === id)?.nombre,
  );
  const { form, close, aviso, base, save, conflict, eliminado, settle, error, submit } = useElementoForm<
    'historia',
    HistoriaValues
  >({
    entidad: 'historia',
    elemento: historia,
    initial: historiaValues(historia, epicaId),
    place: { proyecto: proyectoId },
    onSaved: () => close(),
    onClose,
  });
  return (
    <FormDialog
      title={base ? t('formulario.editarHistoria') : t('formulario.nuevaHistoria')}
      submit={base ? comun('accion.actualizar') : comun('accion.crear')}
      dirty={form.formState.isDirty}
      busy={save.isPending}
      disabled={Boolean(conflict)}
      error={error ? errorConDetalle(t, t('error.guardarHistoria'), error) : undefined}
      size="lg"
      onSubmit={submit}
      onClose={close}
    >
      {aviso}
      {!historia && (
        <DesdePlantilla tipo="historia" proyectoId={proyectoId} padre={epicaId} onElegida={close} />
      )}
      {eliminado && <Eliminado {...eliminado} />}
      {conflict && <Conflicto {...conflict} {...campoTexto} onSettle={settle} />}
      <HistoriaFields
        form={form}
        epicas={epicas}
        personas={personas}
        de={base && { entidad: 'historia', id: base._id }}
        responsable={base?.responsable ?? null}
      />
    </FormDialog>
  );
};

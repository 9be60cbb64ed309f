import type { Formulario } from '../../../shared/elementos/formulario';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { EtiquetasDialog } from '../etiquetas/etiquetas-dialog';
import { EpicaForm } from './epica-form';
import { HistoriaForm } from './historia-form';
import { TareaForm } from './tarea-form';

interface FormulariosProps {
  abierto: Formulario;
  onClose: () => void;
}

/** The form that has been opened. */
const Formularios = ({ abierto, onClose }: FormulariosProps) => {
  const equipoId = useProyectos().data?.find(({ _id }) => _id === abierto.proyectoId)?.equipo._id;
  if (abierto.kind === 'epica') return <EpicaForm {...abierto} equipoId={equipoId} onClose={onClose} />;
  if (abierto.kind === 'etiquetas') return <EtiquetasDialog {...abierto} onClose={onClose} />;
  if (abierto.kind === 'historia') return <HistoriaForm {...abierto} equipoId={equipoId} onClose={onClose} />;
  return <TareaForm {...abierto} equipoId={equipoId} onClose={onClose} />;
};

export default Formularios;

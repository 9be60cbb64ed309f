import { editarEntero } from '../../../shared/elementos/formulario';
import type { Ref } from '../../../shared/elementos/elementos';
import type { useFamilia } from '../leer/use-familia';
import { EpicaDetalle } from '../detalle/epica-detalle';
import { HistoriaDetalle } from '../detalle/historia-detalle';
import { Panel } from './panel';
import { TareaDetalle } from '../detalle/tarea-detalle';

interface PanelElegidoProps extends Pick<
  ReturnType<typeof useFamilia>,
  'epica' | 'historia' | 'tarea' | 'tareas' | 'avance'
> {
  elegido: Ref;
  onElegir: (ref: Ref | undefined) => void;
}

/** The chosen item as it is now; nothing when it is gone. */
export const PanelElegido = ({
  elegido,
  epica,
  historia,
  tarea,
  tareas,
  avance,
  onElegir,
}: PanelElegidoProps) => {
  if (elegido.entidad === 'epica')
    return (
      epica && (
        <Panel
          elemento={{ entidad: 'epica', datos: epica }}
          onEdit={() => editarEntero({ entidad: 'epica', datos: epica })}
          onElegir={onElegir}
        >
          <EpicaDetalle key={epica._id} epica={epica} historias={avance} />
        </Panel>
      )
    );
  if (elegido.entidad === 'historia')
    return (
      historia && (
        <Panel
          elemento={{ entidad: 'historia', datos: historia }}
          onEdit={() => editarEntero({ entidad: 'historia', datos: historia })}
          onElegir={onElegir}
        >
          <HistoriaDetalle key={historia._id} historia={historia} tareas={tareas} onElegir={onElegir} />
        </Panel>
      )
    );
  return (
    tarea && (
      <Panel
        elemento={{ entidad: 'tarea', datos: tarea }}
        onEdit={() => editarEntero({ entidad: 'tarea', datos: tarea })}
        onElegir={onElegir}
      >
        <TareaDetalle key={tarea._id} tarea={tarea} historia={historia} />
      </Panel>
    )
  );
};

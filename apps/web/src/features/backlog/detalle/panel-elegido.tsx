import type { Cuenta, Epica, Historia, Tarea } from '@pmp/contracts/proyectos';
import type { OpenDialog } from '../formularios/backlog-dialogs';
import type { Ref } from '../../../shared/elementos/elementos';
import { byOrden } from '../arbol/backlog-tree';
import { EpicaDetalle } from './epica-detalle';
import { HistoriaDetalle } from './historia-detalle';
import { Panel } from './panel';
import { TareaDetalle } from './tarea-detalle';

interface PanelElegidoProps {
  elegido: Ref;
  epicas: Epica[];
  historias: Historia[];
  tareas: Tarea[];
  /** Of each epic, where not all of its stories are among them. */
  cuentas: readonly Cuenta[] | undefined;
  onOpen: (dialog: OpenDialog) => void;
  onElegir: (ref: Ref | undefined) => void;
}

const progress = (items: { estado: string }[]) => ({
  hechas: items.filter(({ estado }) => estado === 'completada').length,
  total: items.length,
});

const SIN_HISTORIAS = { completadas: 0, historias: 0 };

/** The chosen item as it is in the lists now; nothing when it is gone. */
export const PanelElegido = ({
  elegido,
  epicas,
  historias,
  tareas,
  cuentas,
  onOpen,
  onElegir,
}: PanelElegidoProps) => {
  const find = <T extends { _id: string }>(items: T[]) => items.find(({ _id }) => _id === elegido.id);
  if (elegido.entidad === 'epica') {
    const epica = find(epicas);
    if (!epica) return null;
    const own = historias.filter(({ epicaId }) => epicaId._id === epica._id);
    const contada = cuentas && (cuentas.find(({ epicaId }) => epicaId === epica._id) ?? SIN_HISTORIAS);
    return (
      <Panel
        elemento={elegido}
        clave={epica.clave}
        titulo={epica.titulo}
        onEdit={() => onOpen({ kind: 'epica', epica })}
        onElegir={onElegir}
      >
        <EpicaDetalle
          key={epica._id}
          epica={epica}
          historias={contada ? { hechas: contada.completadas, total: contada.historias } : progress(own)}
        />
      </Panel>
    );
  }
  if (elegido.entidad === 'historia') {
    const historia = find(historias);
    if (!historia) return null;
    const epicaId = historia.epicaId._id;
    return (
      <Panel
        elemento={elegido}
        clave={historia.clave}
        titulo={historia.titulo}
        onEdit={() => onOpen({ kind: 'historia', epicaId, historia })}
        onElegir={onElegir}
      >
        <HistoriaDetalle
          key={historia._id}
          historia={historia}
          epica={epicas.find(({ _id }) => _id === epicaId)?.titulo ?? historia.epicaId.titulo}
          tareas={tareas.filter(({ historiaId }) => historiaId === historia._id).toSorted(byOrden)}
          onElegir={onElegir}
        />
      </Panel>
    );
  }
  const tarea = find(tareas);
  if (!tarea) return null;
  return (
    <Panel
      elemento={elegido}
      clave={tarea.clave}
      titulo={tarea.titulo}
      onEdit={() => onOpen({ kind: 'tarea', historiaId: tarea.historiaId, tarea })}
      onElegir={onElegir}
    >
      <TareaDetalle
        key={tarea._id}
        tarea={tarea}
        historia={historias.find(({ _id }) => _id === tarea.historiaId)}
      />
    </Panel>
  );
};

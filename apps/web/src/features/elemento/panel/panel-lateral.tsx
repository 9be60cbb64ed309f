import { useState } from 'react';
import { useElegido } from '../../../shared/elementos/use-elegido';
import { usePanelAbierto } from '../../../shared/elementos/lista';
import type { Elemento, Ref } from '../../../shared/elementos/elementos';
import { useFamilia } from '../leer/use-familia';
import { useElemento } from '../leer/use-elemento';
import { PanelElegido } from './panel-elegido';

interface PanelDeProyectoProps {
  proyectoId: string;
  elegido: Ref;
  uno: Parameters<typeof useFamilia>[2];
  elegir: (ref: Ref | undefined) => void;
}

const PanelDeProyecto = ({ proyectoId, elegido, uno, elegir }: PanelDeProyectoProps) => {
  const { isPending: _, ...familia } = useFamilia(proyectoId, elegido, uno);
  const { epica, historia, tarea, tareas } = familia;
  const find = (id: string): Elemento | undefined => {
    if (epica?._id === id) return { entidad: 'epica', datos: epica };
    if (historia?._id === id) return { entidad: 'historia', datos: historia };
    const datos = tarea?._id === id ? tarea : tareas.find(({ _id }) => _id === id);
    return datos && { entidad: 'tarea', datos };
  };
  usePanelAbierto({ elemento: elegido, elegir, find });
  return <PanelElegido elegido={elegido} {...familia} onElegir={elegir} />;
};

/** The item that the address names, over whatever screen is open. `proyectoId`: whose screen that is. */
const PanelLateral = ({ proyectoId }: { proyectoId?: string | undefined }) => {
  const [elegido, elegir] = useElegido();
  const { uno } = useElemento(elegido);
  const [de, setDe] = useState(proyectoId);
  const suyo = uno[0]?.proyecto;
  if (suyo && suyo !== de) setDe(suyo);
  if (!elegido || !de) return null;
  return <PanelDeProyecto key={de} proyectoId={de} elegido={elegido} uno={uno} elegir={elegir} />;
};

export default PanelLateral;

import { useEffect } from 'react';
import { pregunta } from '../../shared/elementos/pregunta';
import { creacion } from '../../shared/elementos/anadir/crear';
import { bloqueos } from '../../shared/elementos/bloqueos';
import { edicion } from '../../shared/elementos/edicion';
import { eliminacion } from '../../shared/elementos/eliminacion';
import { enlazando } from '../../shared/elementos/enlazando';
import { copiado, menuElementos, onContextMenu } from '../../shared/elementos/menu';
import { formulario } from '../../shared/elementos/formulario';
import { plantillas } from '../../shared/elementos/plantillas';
import { pegado } from '../../shared/exportar/pegado';
import { useOpened } from '../../shared/navegar/opener';
import { Toast } from '../../shared/ui/dialogos/toast';
import { parte, parteDeTecla } from '../../shared/partes/parte';

const EliminarElementos = parte(
  () => import('../../features/elemento/eliminar/eliminar-elementos'),
  'backlog',
);
const PreguntaAbiertas = parte(() => import('../../features/elemento/cambiar/pregunta-abiertas'), 'backlog');
const MenuElementos = parteDeTecla(() => import('../../features/elemento/menu/menu-elementos'), 'backlog');
const CrearHistoria = parteDeTecla(() => import('../../features/elemento/crear/crear-historia'), 'backlog');
const CrearTarea = parteDeTecla(() => import('../../features/tareas/crear/crear-tarea'), 'tareas');
const EditorCampo = parteDeTecla(() => import('../../features/elemento/cambiar/editor-campo'), 'backlog');
const Formularios = parte(() => import('../../features/elemento/formularios/formularios'), 'backlog');
const EditorEtiquetas = parteDeTecla(
  () => import('../../features/elemento/etiquetas/editor-etiquetas'),
  'backlog',
);
const Pegar = parte(() => import('../../features/importar/pegar/pegar-abierto'), 'importar');
const EditorEnlace = parte(() => import('../../features/elemento/enlaces/editor-enlace'), 'backlog');
const DetalleBloqueos = parte(() => import('../../features/elemento/enlaces/detalle-bloqueos'), 'backlog');
const PlantillasAbiertas = parte(
  () => import('../../features/elemento/plantillas/plantillas-abiertas'),
  'backlog',
);

/** What is done to epics, stories and tasks on any screen that shows them. */
export const Elementos = () => {
  const editada = useOpened(edicion);
  const eliminados = useOpened(eliminacion);
  const preguntada = useOpened(pregunta);
  const clave = editada && editada.campo + editada.elementos.map(({ datos }) => datos._id).join();
  const plantilla = useOpened(plantillas);
  const menu = useOpened(menuElementos);
  const enlazado = useOpened(enlazando);
  const esperado = useOpened(bloqueos);
  const rellenado = useOpened(formulario);
  const dicho = useOpened(copiado);
  const nuevo = useOpened(creacion);
  const filas = useOpened(pegado);
  useEffect(
    () => () => {
      creacion.close();
      edicion.close();
      eliminacion.close();
      pregunta.close();
      menuElementos.close();
      enlazando.close();
      bloqueos.close();
      formulario.close();
      plantillas.close();
      copiado.close();
      pegado.close();
    },
    [],
  );
  useEffect(() => {
    document.addEventListener('contextmenu', onContextMenu);
    return () => document.removeEventListener('contextmenu', onContextMenu);
  }, []);
  return (
    <>
      {nuevo?.entidad === 'historia' && <CrearHistoria sitio={nuevo.sitio} onClose={creacion.close} />}
      {nuevo?.entidad === 'tarea' && (
        <CrearTarea
          proyecto={nuevo.sitio.proyecto ?? ''}
          historia={nuevo.sitio.historia}
          onClose={creacion.close}
        />
      )}
      {editada &&
        (editada.campo === 'etiquetas' ? (
          <EditorEtiquetas key={clave} {...editada} />
        ) : (
          <EditorCampo key={clave} {...editada} campo={editada.campo} />
        ))}
      {menu && <MenuElementos key={menu.elementos[0]?.datos._id} {...menu} onClose={menuElementos.close} />}
      {enlazado && <EditorEnlace key={enlazado.elemento.datos._id + enlazado.relacion} {...enlazado} />}
      {esperado && <DetalleBloqueos key={esperado.elemento.id} {...esperado} />}
      {dicho && <Toast message={dicho} onClose={copiado.close} />}
      {filas && <Pegar {...filas} onClose={pegado.close} />}
      {rellenado && <Formularios abierto={rellenado} onClose={formulario.close} />}
      {plantilla && <PlantillasAbiertas {...plantilla} />}
      {preguntada && <PreguntaAbiertas {...preguntada} />}
      {eliminados && <EliminarElementos {...eliminados} onClose={eliminacion.close} />}
    </>
  );
};

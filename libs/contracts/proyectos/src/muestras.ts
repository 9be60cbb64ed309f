import comentarioActualizado from './events/samples/comentario-actualizado.v1.json' with { type: 'json' };
import comentarioCreado from './events/samples/comentario-creado.v1.json' with { type: 'json' };
import comentarioEliminado from './events/samples/comentario-eliminado.v1.json' with { type: 'json' };
import comentarioRestaurado from './events/samples/comentario-restaurado.v1.json' with { type: 'json' };
import epicaActualizada from './events/samples/epica-actualizada.v1.json' with { type: 'json' };
import epicaCreada from './events/samples/epica-creada.v1.json' with { type: 'json' };
import epicaEliminada from './events/samples/epica-eliminada.v1.json' with { type: 'json' };
import epicaRestaurada from './events/samples/epica-restaurada.v1.json' with { type: 'json' };
import etiquetaActualizada from './events/samples/etiqueta-actualizada.v1.json' with { type: 'json' };
import etiquetaCreada from './events/samples/etiqueta-creada.v1.json' with { type: 'json' };
import etiquetaEliminada from './events/samples/etiqueta-eliminada.v1.json' with { type: 'json' };
import etiquetaRestaurada from './events/samples/etiqueta-restaurada.v1.json' with { type: 'json' };
import historiaActualizada from './events/samples/historia-actualizada.v1.json' with { type: 'json' };
import historiaAsignada from './events/samples/historia-asignada.v1.json' with { type: 'json' };
import historiaCreada from './events/samples/historia-creada.v1.json' with { type: 'json' };
import historiaEliminada from './events/samples/historia-eliminada.v1.json' with { type: 'json' };
import historiaRestaurada from './events/samples/historia-restaurada.v1.json' with { type: 'json' };
import proyectoActualizado from './events/samples/proyecto-actualizado.v1.json' with { type: 'json' };
import proyectoCreado from './events/samples/proyecto-creado.v1.json' with { type: 'json' };
import proyectoEliminado from './events/samples/proyecto-eliminado.v1.json' with { type: 'json' };
import proyectoRestaurado from './events/samples/proyecto-restaurado.v1.json' with { type: 'json' };
import tareaActualizada from './events/samples/tarea-actualizada.v1.json' with { type: 'json' };
import tareaAsignada from './events/samples/tarea-asignada.v1.json' with { type: 'json' };
import tareaCreada from './events/samples/tarea-creada.v1.json' with { type: 'json' };
import tareaEliminada from './events/samples/tarea-eliminada.v1.json' with { type: 'json' };
import tareaRestaurada from './events/samples/tarea-restaurada.v1.json' with { type: 'json' };

/** The frozen sample of each fact that is told outside, by the name that it has there. */
export const MUESTRAS: Readonly<Record<string, { ocurrido: string; actor: string | null; datos: object }>> = {
  'proyecto.creado': proyectoCreado,
  'proyecto.actualizado': proyectoActualizado,
  'proyecto.eliminado': proyectoEliminado,
  'proyecto.restaurado': proyectoRestaurado,
  'epica.creada': epicaCreada,
  'epica.actualizada': epicaActualizada,
  'epica.eliminada': epicaEliminada,
  'epica.restaurada': epicaRestaurada,
  'historia.creada': historiaCreada,
  'historia.actualizada': historiaActualizada,
  'historia.asignada': historiaAsignada,
  'historia.eliminada': historiaEliminada,
  'historia.restaurada': historiaRestaurada,
  'tarea.creada': tareaCreada,
  'tarea.actualizada': tareaActualizada,
  'tarea.asignada': tareaAsignada,
  'tarea.eliminada': tareaEliminada,
  'tarea.restaurada': tareaRestaurada,
  'comentario.creado': comentarioCreado,
  'comentario.actualizado': comentarioActualizado,
  'comentario.eliminado': comentarioEliminado,
  'comentario.restaurado': comentarioRestaurado,
  'etiqueta.creada': etiquetaCreada,
  'etiqueta.actualizada': etiquetaActualizada,
  'etiqueta.eliminada': etiquetaEliminada,
  'etiqueta.restaurada': etiquetaRestaurada,
};

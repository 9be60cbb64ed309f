import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { OnAlertaEnviada } from './trabajo/on-alerta-enviada';
import { OnComentarioCreado } from './comentarios/on-comentario-creado';
import { OnDispositivoNuevo } from './cuenta/on-dispositivo-nuevo';
import { OnElementoBloqueado } from './trabajo/on-elemento-bloqueado';
import { OnElementoDesbloqueado } from './trabajo/on-elemento-desbloqueado';
import { OnEquipoPedido } from './equipos/on-equipo-pedido';
import { OnHistoriaActualizada } from './trabajo/on-historia-actualizada';
import { OnHistoriaAsignada } from './trabajo/on-historia-asignada';
import { OnMencionEnComentario } from './comentarios/on-mencion-en-comentario';
import { OnMencionEnDescripcion } from './comentarios/on-mencion-en-descripcion';
import { OnMencionHecha } from './comentarios/on-mencion-hecha';
import { OnMiembroAnadido } from './equipos/on-miembro-anadido';
import { OnMiembroRetirado } from './equipos/on-miembro-retirado';
import { OnPropuestaAbierta } from './proyectos/on-propuesta-abierta';
import { OnProyectoActualizado } from './proyectos/on-proyecto-actualizado';
import { OnProyectoCreado } from './proyectos/on-proyecto-creado';
import { OnProyectoEliminado } from './proyectos/on-proyecto-eliminado';
import { OnProyectoRestaurado } from './proyectos/on-proyecto-restaurado';
import { OnSprintCancelado } from './sprints/on-sprint-cancelado';
import { OnSprintFinalizado } from './sprints/on-sprint-finalizado';
import { OnSprintIniciado } from './sprints/on-sprint-iniciado';
import { OnTareaActualizada } from './trabajo/on-tarea-actualizada';
import { OnTareaAsignada } from './trabajo/on-tarea-asignada';
import { OnTareaBloqueada } from './trabajo/on-tarea-bloqueada';
import { OnWebhookDesactivado } from './proyectos/on-webhook-desactivado';

@Module({
  imports: [NotificacionesModule, PersonasModule],
  controllers: [
    OnAlertaEnviada,
    OnComentarioCreado,
    OnDispositivoNuevo,
    OnElementoBloqueado,
    OnElementoDesbloqueado,
    OnEquipoPedido,
    OnHistoriaActualizada,
    OnHistoriaAsignada,
    OnMencionEnComentario,
    OnMencionEnDescripcion,
    OnMencionHecha,
    OnMiembroAnadido,
    OnMiembroRetirado,
    OnPropuestaAbierta,
    OnProyectoActualizado,
    OnProyectoCreado,
    OnProyectoEliminado,
    OnProyectoRestaurado,
    OnSprintCancelado,
    OnSprintFinalizado,
    OnSprintIniciado,
    OnTareaActualizada,
    OnTareaAsignada,
    OnTareaBloqueada,
    OnWebhookDesactivado,
  ],
})
export class ReglasModule {}

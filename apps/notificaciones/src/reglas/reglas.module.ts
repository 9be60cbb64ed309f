import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { OnAlertaEnviada } from './on-alerta-enviada';
import { OnComentarioCreado } from './on-comentario-creado';
import { OnElementoDesbloqueado } from './on-elemento-desbloqueado';
import { OnEquipoPedido } from './on-equipo-pedido';
import { OnHistoriaActualizada } from './on-historia-actualizada';
import { OnHistoriaAsignada } from './on-historia-asignada';
import { OnMencionEnComentario } from './on-mencion-en-comentario';
import { OnMencionHecha } from './on-mencion-hecha';
import { OnMiembroAnadido } from './on-miembro-anadido';
import { OnMiembroRetirado } from './on-miembro-retirado';
import { OnProyectoActualizado } from './on-proyecto-actualizado';
import { OnProyectoCreado } from './on-proyecto-creado';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { OnProyectoRestaurado } from './on-proyecto-restaurado';
import { OnSprintCancelado } from './on-sprint-cancelado';
import { OnSprintFinalizado } from './on-sprint-finalizado';
import { OnSprintIniciado } from './on-sprint-iniciado';
import { OnTareaActualizada } from './on-tarea-actualizada';
import { OnTareaAsignada } from './on-tarea-asignada';
import { OnWebhookDesactivado } from './on-webhook-desactivado';

@Module({
  imports: [NotificacionesModule, PersonasModule],
  controllers: [
    OnAlertaEnviada,
    OnComentarioCreado,
    OnElementoDesbloqueado,
    OnEquipoPedido,
    OnHistoriaActualizada,
    OnHistoriaAsignada,
    OnMencionEnComentario,
    OnMencionHecha,
    OnMiembroAnadido,
    OnMiembroRetirado,
    OnProyectoActualizado,
    OnProyectoCreado,
    OnProyectoEliminado,
    OnProyectoRestaurado,
    OnSprintCancelado,
    OnSprintFinalizado,
    OnSprintIniciado,
    OnTareaActualizada,
    OnTareaAsignada,
    OnWebhookDesactivado,
  ],
})
export class ReglasModule {}

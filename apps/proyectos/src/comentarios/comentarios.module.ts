import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { RelatedData } from '../elementos/cascade/related-data';
import { NamesModule } from '../names/names.module';
import { ComentarioEvents } from './comentario-events';
import { ComentarioHistorial } from './comentario-historial';
import { COMENTARIO, comentarioModelSchema } from './comentario.model';
import { ComentarioPersonas } from './comentario-personas';
import { ComentariosController } from './comentarios.controller';
import { ComentariosRepository } from './comentarios.repository';
import { ComentariosService } from './comentarios.service';
import { CreateComentario } from './create-comentario';
import { ListDecisiones } from './list-decisiones';
import { MarkComentario } from './mark-comentario';
import { OpenComentario } from './open-comentario';
import { Sujetos } from './sujetos';

@Module({
  imports: [
    AccesoModule,
    NamesModule,
    MongooseModule.forFeature([{ name: COMENTARIO, schema: comentarioModelSchema }]),
  ],
  controllers: [ComentariosController],
  providers: [
    ComentariosService,
    ComentariosRepository,
    CreateComentario,
    MarkComentario,
    ListDecisiones,
    OpenComentario,
    ComentarioEvents,
    ComentarioPersonas,
    ComentarioHistorial,
    Sujetos,
  ],
  exports: [ComentariosRepository, ComentariosService, CreateComentario, Sujetos, MongooseModule],
})
export class ComentariosModule {
  constructor(comentarios: ComentariosRepository, related: RelatedData) {
    related.add((sobre, { session }) => comentarios.removeOf(sobre, session));
  }
}

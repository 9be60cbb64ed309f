import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { ComentarioEvents } from './comentario-events';
import { ComentarioPersonas } from './comentario-personas';
import { ComentariosController } from './comentarios.controller';
import { ComentariosService } from './comentarios.service';
import { CreateComentario } from './create-comentario';
import { SujetosService } from './sujetos.service';

@Module({
  imports: [AlmacenModule, AccesoModule, NombresModule],
  controllers: [ComentariosController],
  providers: [ComentariosService, CreateComentario, ComentarioEvents, ComentarioPersonas, SujetosService],
})
export class ComentariosModule {}

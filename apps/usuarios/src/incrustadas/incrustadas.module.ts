import { Module } from '@nestjs/common';
import { EquiposModule } from '../equipos/equipos.module';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { IncrustadasBackfill } from './incrustadas-backfill';

@Module({
  imports: [UsuariosModule, EquiposModule, ImagenesModule],
  providers: [IncrustadasBackfill],
  exports: [IncrustadasBackfill],
})
export class IncrustadasModule {}

import { Module } from '@nestjs/common';
import { ImagenesModule } from '../imagenes/imagenes.module';
import { TokensModule } from '../tokens/tokens.module';
import { UsuariosModule } from '../usuarios/usuarios.module';
import { BotsController } from './bots.controller';
import { BotsService } from './bots.service';

@Module({
  imports: [UsuariosModule, ImagenesModule, TokensModule],
  controllers: [BotsController],
  providers: [BotsService],
})
export class BotsModule {}

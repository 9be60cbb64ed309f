import { Module } from '@nestjs/common';
import { AlertasModule } from '../alertas/alertas.module';
import { DatosModule } from '../datos/datos.module';
import { LimpiezaService } from './limpieza.service';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnProyectoEliminado } from './on-proyecto-eliminado';

@Module({
  imports: [AlertasModule, DatosModule],
  controllers: [OnPapeleraPurgada, OnProyectoEliminado],
  providers: [LimpiezaService],
})
export class LimpiezaModule {}

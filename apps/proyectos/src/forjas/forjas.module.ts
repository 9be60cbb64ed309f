import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamedElemento } from './named-elemento';
import { OnForjaAvance } from './on-forja-avance';
import { OnForjaPrueba } from './on-forja-prueba';

/** What happens to code changes the items that it names. */
@Module({
  imports: [AccesoModule],
  controllers: [OnForjaAvance, OnForjaPrueba],
  providers: [NamedElemento],
})
export class ForjasModule {}

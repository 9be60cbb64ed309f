import { Module } from '@nestjs/common';
import { EquipoMembers } from './equipo-members';
import { Personas } from './personas';
import { ProyectoAudience } from './proyecto-audience';

@Module({
  providers: [Personas, EquipoMembers, ProyectoAudience],
  exports: [Personas, EquipoMembers, ProyectoAudience],
})
export class PersonasModule {}

import { Module } from '@nestjs/common';
import { EquipoMembers } from './equipo-members';
import { Lugares } from './lugares';
import { Personas } from './personas';
import { ProyectoAudience } from './proyecto-audience';

@Module({
  providers: [Personas, EquipoMembers, Lugares, ProyectoAudience],
  exports: [Personas, EquipoMembers, Lugares, ProyectoAudience],
})
export class PersonasModule {}

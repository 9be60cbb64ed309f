import { Module } from '@nestjs/common';
import { HistoriasOwner } from './historias-owner';
import { HistoriasReader } from './historias.reader';
import { PersonasReader } from './personas.reader';
import { ProyectosReader } from './proyectos.reader';

const readers = [HistoriasReader, HistoriasOwner, PersonasReader, ProyectosReader];

@Module({ providers: readers, exports: readers })
export class CopiasModule {}

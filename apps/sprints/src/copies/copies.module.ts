import { Module } from '@nestjs/common';
import { EtiquetasReader } from './etiquetas.reader';
import { HistoriasOwner } from './historias-owner';
import { HistoriasReader } from './historias.reader';
import { PersonasReader } from './personas.reader';
import { TareasReader } from './tareas.reader';

const readers = [EtiquetasReader, HistoriasReader, HistoriasOwner, PersonasReader, TareasReader];

@Module({ providers: readers, exports: readers })
export class CopiesModule {}

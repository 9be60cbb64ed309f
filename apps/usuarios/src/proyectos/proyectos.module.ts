import { Module } from '@nestjs/common';
import { ProyectosRepository } from './proyectos.repository';

@Module({ providers: [ProyectosRepository], exports: [ProyectosRepository] })
export class ProyectosModule {}

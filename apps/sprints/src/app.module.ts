import { Module } from '@nestjs/common';
import { lecturasDeSprints } from '@pmp/contracts/proyectos';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { PartModule } from '@pmp/paquete/servicio';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { AcuerdosModule } from './acuerdos/acuerdos.module';
import { CicloModule } from './ciclo/ciclo.module';
import { config } from './config';
import { DefinicionesModule } from './definiciones/definiciones.module';
import { ImportacionModule } from './importacion/importacion.module';
import { InformeModule } from './informe/informe.module';
import { sinMarcas } from './migraciones/0001-sin-marcas';
import { PERSONAS } from './copies/personas.reader';
import { CleanupModule } from './cleanup/cleanup.module';
import { SprintsModule } from './sprints/sprints.module';
import { sprintsPart } from './paquete/sprints.part';
import { TablerosModule } from './tableros/tableros.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'sprints',
      config,
      migraciones: [sinMarcas],
      personas: {
        datos: [
          { coleccion: 'sprints', de: porId('creador', 'traslados.autor', 'autores.autor') },
          { coleccion: 'tableros', de: porId('creador', 'autores.autor') },
          { coleccion: 'medidas', de: porId('autor') },
          { coleccion: 'definiciones', de: porId('cambios.autor', 'autores.autor') },
        ],
        aparte: ['sprints', 'tableros', 'medidas'],
      },
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad, { revises: PERSONAS }),
        copiaDe(lecturasDeSprints.proyecto, { derechos: true }),
        copiaDe(lecturasDeSprints.epica, { revisedBy: 'proyecto' }),
        copiaDe(lecturasDeSprints.etiqueta, { revisedBy: 'proyecto' }),
        copiaDe(lecturasDeSprints.historia, {
          indexes: [
            { proyecto: 1, estado: 1 },
            { proyecto: 1, orden: 1, _id: 1 },
          ],
          revisedBy: 'proyecto',
        }),
        copiaDe(lecturasDeSprints.tarea, { indexes: [{ historia: 1 }] }),
      ],
    }),
    SprintsModule,
    DefinicionesModule,
    CicloModule,
    TablerosModule,
    AcuerdosModule,
    InformeModule,
    CleanupModule,
    ImportacionModule,
    PartModule.asked(sprintsPart),
  ],
})
export class AppModule {}

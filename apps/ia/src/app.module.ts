import { Module } from '@nestjs/common';
import { lecturasDeIa } from '@pmp/contracts/proyectos';
import { lecturasDeSprintsDeIa } from '@pmp/contracts/sprints';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { AlertasModule } from './alertas/alertas.module';
import { AsistenteModule } from './asistente/asistente.module';
import { config } from './config';
import { DatosModule } from './datos/datos.module';
import { LimpiezaModule } from './limpieza/limpieza.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'ia',
      config,
      personas: {
        datos: [
          { coleccion: 'conversaciones', de: porId('usuario'), seBorran: true },
          { coleccion: 'envios', de: porId('usuario'), seBorran: true },
          { coleccion: 'generaciones', de: (id) => ({ ambito: `persona:${id}` }), seBorran: true },
          { coleccion: 'consumos', de: (id) => ({ _id: { $regex: `^${id}:` } }), seBorran: true },
        ],
        nombran: ['conversaciones', 'generaciones'],
      },
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad),
        copiaDe(lecturasDeIa.proyecto, { indexes: [{ equipo: 1 }], derechos: true }),
        copiaDe(lecturasDeIa.epica, { indexes: [{ proyecto: 1 }] }),
        copiaDe(lecturasDeIa.historia, { indexes: [{ proyecto: 1 }] }),
        copiaDe(lecturasDeIa.tarea, { indexes: [{ proyecto: 1 }, { asignado: 1 }] }),
        copiaDe(lecturasDeIa.enlace, { indexes: [{ 'destino.proyecto': 1 }] }),
        copiaDe(lecturasDeSprintsDeIa.sprint, { indexes: [{ proyecto: 1 }] }),
      ],
    }),
    DatosModule,
    AlertasModule,
    AsistenteModule,
    LimpiezaModule,
  ],
})
export class AppModule {}

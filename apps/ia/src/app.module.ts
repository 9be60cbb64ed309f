import { Module } from '@nestjs/common';
import {
  enlaceEstado,
  epicaEstado,
  historiaEstado,
  proyectoEstado,
  tareaEstado,
} from '@pmp/contracts/proyectos';
import { sprintEstado } from '@pmp/contracts/sprints';
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
        copiaDe(proyectoEstado, { indexes: [{ equipo: 1 }], derechos: true }),
        copiaDe(epicaEstado, { indexes: [{ proyecto: 1 }] }),
        copiaDe(historiaEstado, { indexes: [{ proyecto: 1 }] }),
        copiaDe(tareaEstado, { indexes: [{ proyecto: 1 }, { asignado: 1 }] }),
        copiaDe(enlaceEstado, { indexes: [{ 'destino.proyecto': 1 }] }),
        copiaDe(sprintEstado, { indexes: [{ proyecto: 1 }] }),
      ],
    }),
    DatosModule,
    AlertasModule,
    AsistenteModule,
    LimpiezaModule,
  ],
})
export class AppModule {}

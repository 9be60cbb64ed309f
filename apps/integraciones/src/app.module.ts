import { Module } from '@nestjs/common';
import { lecturasDeIntegraciones } from '@pmp/contracts/proyectos';
import { lecturasDeSprintsDeIntegraciones } from '@pmp/contracts/sprints';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { CalendariosModule } from './calendarios/calendarios.module';
import { ClientesModule } from './clientes/clientes.module';
import { config } from './config';
import { ForjasModule } from './forjas/forjas.module';
import { McpModule } from './mcp/mcp.module';
import { WebhooksModule } from './webhooks/webhooks.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'integraciones',
      config,
      personas: {
        datos: [
          { coleccion: 'webhooks', de: porId('dueno'), omite: ['secreto', 'anterior'] },
          { coleccion: 'forjas', de: porId('dueno'), omite: ['secreto', 'anterior'] },
          { coleccion: 'calendarios', de: porId('usuario'), seBorran: true, omite: ['huella'] },
        ],
        // Who wrote a commit, in the words of its forge.
        nombran: ['referencias'],
      },
      copias: [
        ...copiasDeIdentidad(estadosDeIdentidad),
        copiaDe(lecturasDeIntegraciones.proyecto, {
          derechos: true,
        }),
        copiaDe(lecturasDeIntegraciones.historia, {
          indexes: [
            { responsable: 1, fin: 1, _id: 1 },
            { proyecto: 1, fin: 1, _id: 1 },
          ],
        }),
        copiaDe(lecturasDeIntegraciones.tarea, {
          indexes: [
            { asignado: 1, fechaLimite: 1, _id: 1 },
            { proyecto: 1, fechaLimite: 1, _id: 1 },
          ],
        }),
        copiaDe(lecturasDeSprintsDeIntegraciones.sprint, {
          indexes: [{ proyecto: 1, _id: 1 }],
        }),
      ],
    }),
    WebhooksModule,
    CalendariosModule,
    ForjasModule,
    McpModule,
    ClientesModule,
  ],
})
export class AppModule {}

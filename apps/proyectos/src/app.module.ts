import { Module } from '@nestjs/common';
import { lecturasDeSprintsDeProyectos } from '@pmp/contracts/sprints';
import { estadosDeIdentidad } from '@pmp/contracts/usuarios';
import { copiaDe, copiasDeIdentidad, PlatformModule, porId } from '@pmp/platform';
import { ActividadModule } from './actividad/actividad.module';
import { AvanceModule } from './avance/avance.module';
import { BusquedaModule } from './busqueda/busqueda.module';
import { ClavesModule } from './claves/claves.module';
import { ComentariosModule } from './comentarios/comentarios.module';
import { ConsultaModule } from './consulta/consulta.module';
import { config } from './config';
import { ElementosModule } from './elementos/elementos.module';
import { EnlacesModule } from './enlaces/enlaces.module';
import { EtiquetasModule } from './etiquetas/etiquetas.module';
import { epica } from './epicas/epica.kind';
import { EpicasModule } from './epicas/epicas.module';
import { historia } from './historias/historia.kind';
import { ProcedenciaModule } from './procedencia/procedencia.module';
import { OwnTexts } from './procedencia/own-texts.repository';
import { ForjasModule } from './forjas/forjas.module';
import { HistoriasModule } from './historias/historias.module';
import { ImportacionModule } from './importacion/importacion.module';
import { archivosConDueno } from './migraciones/0001-archivos-con-dueno';
import { indicesConDesempate } from './migraciones/0002-indices-con-desempate';
import { textosDeFueraDeAntes } from './migraciones/0003-textos-de-fuera';
import { PaqueteModule } from './paquete/paquete.module';
import { PapeleraModule } from './papelera/papelera.module';
import { PanelModule } from './panel/panel.module';
import { PlantillasModule } from './plantillas/plantillas.module';
import { PropuestasModule } from './propuestas/propuestas.module';
import { ProyectosModule } from './proyectos/proyectos.module';
import { ResumenModule } from './resumen/resumen.module';
import { tarea } from './tareas/tarea.kind';
import { TareasModule } from './tareas/tareas.module';
import { VistasModule } from './vistas/vistas.module';

const copias = [
  ...copiasDeIdentidad(estadosDeIdentidad),
  copiaDe(lecturasDeSprintsDeProyectos.sprint, { indexes: [{ historias: 1 }, { proyecto: 1 }] }),
];

const deVistas = (persona: string, where: object, ...campos: string[]) => ({
  $and: [porId('creador', ...campos)(persona), where],
});
const privadas = (persona: string) => deVistas(persona, { ambito: 'privada' });
const compartidas = (persona: string) => deVistas(persona, { ambito: { $ne: 'privada' } }, 'autores.autor');

/** Titles and descriptions are the work itself: nobody's name is looked for in them. */
const personas = {
  datos: [
    { coleccion: 'proyectos', de: porId('creador', 'autores.autor') },
    { coleccion: 'epicas', de: porId('creador', 'archivos.subidoPor', 'propone') },
    { coleccion: 'historias', de: porId('creador', 'responsable', 'archivos.subidoPor', 'propone') },
    { coleccion: 'tareas', de: porId('creador', 'asignado', 'archivos.subidoPor', 'propone') },
    { coleccion: 'comentarios', de: porId('creador') },
    { coleccion: 'vistas', de: privadas, seBorran: true as const },
    { coleccion: 'vistas', de: compartidas },
    { coleccion: 'etiquetas', de: porId('autores.autor') },
    { coleccion: 'plantillas', de: porId('autores.autor') },
    { coleccion: 'enlaces', de: porId('creador') },
    { coleccion: 'historial', de: porId('autor', 'propone') },
    { coleccion: 'propuestas', de: porId('autor', 'decide') },
    { coleccion: 'papelera', de: porId('autor') },
    { coleccion: 'importaciones', de: porId('creador') },
  ],
  aparte: ['proyectos', 'epicas', 'historias', 'tareas', 'historial', 'papelera'],
};

/** `ResumenModule` and `BusquedaModule` come first: their paths would otherwise be read as a project's id. */
@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'proyectos',
      config,
      copias,
      personas,
      migraciones: [archivosConDueno, indicesConDesempate, textosDeFueraDeAntes],
      textos: OwnTexts,
    }),
    ElementosModule.of([epica, historia, tarea], config),
    ProcedenciaModule,
    ResumenModule,
    BusquedaModule,
    ClavesModule,
    ConsultaModule,
    EtiquetasModule,
    EnlacesModule,
    PlantillasModule,
    ProyectosModule,
    PanelModule,
    ActividadModule,
    EpicasModule,
    HistoriasModule,
    TareasModule,
    AvanceModule,
    ComentariosModule,
    PapeleraModule,
    VistasModule,
    ImportacionModule,
    ForjasModule,
    PropuestasModule,
    PaqueteModule,
  ],
})
export class AppModule {}

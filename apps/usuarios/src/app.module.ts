import { claveEstado } from '@pmp/contracts/usuarios';
import { PlatformModule } from '@pmp/platform';
import { Module } from '@nestjs/common';
import { AdministradorModule } from './administrador/administrador.module';
import { AjustesAccesoModule } from './ajustes-acceso/ajustes-acceso.module';
import { AuditoriaModule } from './auditoria/auditoria.module';
import { BorradoModule } from './borrado/borrado.module';
import { PERSONAL } from './borrado/personal-store';
import { BotsModule } from './bots/bots.module';
import { config } from './config';
import { ConfirmacionModule } from './confirmacion/confirmacion.module';
import { EmpresaModule } from './empresa/empresa.module';
import { EquiposModule } from './equipos/equipos.module';
import { ImagenesModule } from './imagenes/imagenes.module';
import { IncrustadasModule } from './incrustadas/incrustadas.module';
import { TombstonesModule } from './tombstones/tombstones.module';
import { cuentasDeDemostracion } from './migraciones/0001-cuentas-de-demostracion';
import { sinCopiaDeProyectos } from './migraciones/0002-sin-copia-de-proyectos';
import { indicesSinBorrados } from './migraciones/0003-indices-sin-borrados';
import { OauthModule } from './oauth/oauth.module';
import { PaqueteModule } from './paquete/paquete.module';
import { PerfilModule } from './perfil/perfil.module';
import { PreferenciasModule } from './preferencias/preferencias.module';
import { RecuperacionModule } from './recuperacion/recuperacion.module';
import { RespaldoModule } from './respaldo/respaldo.module';
import { SolicitudesModule } from './solicitudes/solicitudes.module';
import { SegundoFactorModule } from './segundo-factor/segundo-factor.module';
import { SesionesModule } from './sesiones/sesiones.module';
import { OwnDirectory } from './equipos/own-directory';
import { TokensModule } from './tokens/tokens.module';
import { UsuariosModule } from './usuarios/usuarios.module';
import { VistasModule } from './vistas/vistas.module';

@Module({
  imports: [
    PlatformModule.forRoot({
      servicio: 'usuarios',
      config,
      directorio: OwnDirectory,
      migraciones: [cuentasDeDemostracion, sinCopiaDeProyectos, indicesSinBorrados],
      personas: PERSONAL,
      firma: { clave: claveEstado, dias: config.SESION_DIAS, claveDias: config.FIRMA_DIAS },
    }),
    UsuariosModule,
    SesionesModule,
    SegundoFactorModule,
    AjustesAccesoModule,
    TokensModule,
    OauthModule,
    BotsModule,
    RecuperacionModule,
    EmpresaModule,
    ConfirmacionModule,
    ImagenesModule,
    PerfilModule,
    PreferenciasModule,
    VistasModule,
    EquiposModule,
    IncrustadasModule,
    SolicitudesModule,
    AdministradorModule,
    AuditoriaModule,
    BorradoModule,
    TombstonesModule,
    RespaldoModule,
    PaqueteModule,
  ],
})
export class AppModule {}

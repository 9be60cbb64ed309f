import { Controller, Header, Inject } from '@nestjs/common';
import { rutasPublicas } from '@pmp/contracts/common/rutas';
import { Ruta } from '@pmp/platform/edge';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

/** What the web app needs before anybody has signed in. */
@Controller()
export class ConfiguracionController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Ruta(rutasPublicas.leerConfiguracion)
  @Header('cache-control', 'no-cache')
  configuracion() {
    const { DEMO, DEMO_CORREO, DEMO_CONTRASENA, OIDC_ISSUER, OIDC_NOMBRE, OIDC_SOLO } = this.config;
    const credenciales = DEMO && DEMO_CORREO && DEMO_CONTRASENA;
    return {
      success: true,
      demo: DEMO,
      ...(credenciales ? { credencialesDemo: { correo: DEMO_CORREO, contrasena: DEMO_CONTRASENA } } : {}),
      ...(OIDC_ISSUER ? { empresa: { nombre: OIDC_NOMBRE ?? null, solo: OIDC_SOLO } } : {}),
      registro: this.config.REGISTRO,
      contrasenaMinima: this.config.CONTRASENA_MINIMA,
      diasPapelera: this.config.DIAS_PAPELERA,
      recuperacionPorCorreo: this.config.RECUPERACION_POR_CORREO,
      avisos: {
        servidorEnReposo: this.config.AVISO_SERVIDOR_EN_REPOSO,
        chatIaDesactivado: this.config.AVISO_CHAT_IA_DESACTIVADO,
      },
      version: this.config.VERSION,
    };
  }
}

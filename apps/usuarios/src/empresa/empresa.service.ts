import { type EmpresaInicio, type EmpresaSesion, erroresUsuarios } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { config } from '../config';
import { hashOf, newToken } from '../correo/enlace.rules';
import { AccessReporter } from '../sesiones/access-reporter';
import { SesionesAbiertasService } from '../sesiones/abiertas/sesiones-abiertas.service';
import { AdmitSesion } from '../sesiones/entrada/admit-sesion';
import type { SignInOrigin } from '../sesiones/sesiones.service';
import { toUsuario } from '../usuarios/usuario.mapper';
import { correoKey } from '../usuarios/usuario.rules';
import { type AdmittedAccount, CuentasEmpresaService } from './identidades/cuentas-empresa.service';
import { Issuer } from './proveedor/issuer';
import type { LoginAttemptDoc } from './proveedor/login-attempt.model';
import { LoginAttemptsRepository } from './proveedor/login-attempts.repository';
import { type Identidad, identidadOf } from './identidades/identidad.rules';

const ENTRADA_MS = 10 * 60_000;

/** Sign-in with the company's account: out to the issuer and back. */
@Injectable()
export class EmpresaService {
  constructor(
    private readonly issuer: Issuer,
    private readonly entradas: LoginAttemptsRepository,
    private readonly cuentas: CuentasEmpresaService,
    private readonly abiertas: SesionesAbiertasService,
    private readonly admitting: AdmitSesion,
    private readonly accessReporter: AccessReporter,
  ) {}

  async begin({ destino, recordar = true }: EmpresaInicio) {
    this.assertConfigured();
    const [state, nonce, verificador, clave] = [newToken(), newToken(), newToken(), newToken()];
    const url = await this.issuer.begin({ state, nonce, verificador });
    const expira = new Date(Date.now() + ENTRADA_MS);
    const secret = { _id: hashOf(state), clave: hashOf(clave), nonce, verificador };
    await this.entradas.insert({ ...secret, destino: destino ?? null, recordar, expira });
    return { url, clave };
  }

  async finish({ respuesta, clave }: EmpresaSesion, origen: SignInOrigin) {
    this.assertConfigured();
    const state = new URLSearchParams(respuesta).get('state') ?? '';
    const entrada = await this.entradas.take(hashOf(state), hashOf(clave), new Date());
    if (!entrada) throw new DomainError(erroresUsuarios.empresaEntradaNoValida);
    const identidad = await this.identify(respuesta, state, entrada);
    const { doc, creada } = await this.admit(identidad, origen);
    const { recordar, destino } = entrada;
    const preparada = await this.abiertas.prepare(doc, origen.agente, recordar, origen.direccion);
    const admitted = await this.admitting.admit(doc, preparada, { vouched: identidad.factor });
    if ('factor' in admitted) return { ...admitted, destino, recordar };
    const { token } = admitted;
    const preferencias = creada ? {} : { preferencias: doc.preferencias };
    return { token, usuario: toUsuario(doc), ...preferencias, destino, recordar };
  }

  private async identify(respuesta: string, state: string, entrada: LoginAttemptDoc): Promise<Identidad> {
    const lectura = {
      confiarCorreo: config.OIDC_CONFIAR_CORREO,
      adminCorreos: config.OIDC_ADMIN_CORREOS,
      adminClaim: config.OIDC_ADMIN_CLAIM,
    };
    const secrets = { state, nonce: entrada.nonce, verificador: entrada.verificador };
    return identidadOf(await this.issuer.redeem(respuesta, secrets, lectura), lectura);
  }

  private async admit(identidad: Identidad, { direccion }: SignInOrigin): Promise<AdmittedAccount> {
    try {
      return await this.cuentas.admit(identidad);
    } catch (error) {
      if (error instanceof DomainError) {
        const correo = identidad.correo && correoKey(identidad.correo);
        this.accessReporter.refused({ _id: null, correo, motivo: 'cuenta-empresa', direccion });
      }
      throw error;
    }
  }

  private assertConfigured(): void {
    if (!this.issuer.isConfigured) throw new DomainError(erroresUsuarios.empresaNoConfigurada);
  }
}

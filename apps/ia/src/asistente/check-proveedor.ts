import { Injectable } from '@nestjs/common';
import { ERROR_CONFIGURACION_IA, MOTOR_REGLAS, type Verificar } from '@pmp/contracts/ia';
import { Proveedor } from '../proveedor/proveedor';

/** Each check costs money, so its result is reused for this long. */
const VALID_MS = 30_000;
/** A failure is kept for less: whoever has just fixed the configuration asks again soon. */
const FAILURE_VALID_MS = 3_000;

type Estado = Omit<Verificar, 'success'>;

const SIN_PROVEEDOR: Estado = {
  conectada: true,
  proveedor: MOTOR_REGLAS,
  modelo: null,
  motor: MOTOR_REGLAS,
  mensaje: 'Responden las reglas de la aplicación: no hay ningún proveedor de IA configurado.',
};

@Injectable()
export class CheckProveedor {
  private known: { until: number; estado: Promise<Estado> } | null = null;

  constructor(private readonly proveedor: Proveedor) {}

  verify(): Promise<Estado> {
    if (this.proveedor.nombre === null) return Promise.resolve(SIN_PROVEEDOR);
    const now = Date.now();
    if (!this.known || now > this.known.until) this.known = { until: now + VALID_MS, estado: this.check() };
    return this.known.estado;
  }

  private async check(): Promise<Estado> {
    const failure = await this.proveedor.check();
    if (failure && this.known) this.known.until = Date.now() + FAILURE_VALID_MS;
    const { nombre, modelo } = this.proveedor;
    return {
      conectada: failure === null,
      proveedor: nombre ?? MOTOR_REGLAS,
      modelo,
      motor: failure === null && nombre ? nombre : MOTOR_REGLAS,
      mensaje: failure === null ? `Conectada a ${modelo}.` : ERROR_CONFIGURACION_IA,
    };
  }
}

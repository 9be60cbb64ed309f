import { Injectable } from '@nestjs/common';
import type { EstadoServicio } from '@pmp/contracts/common';

/** What only this service can tell an operator, besides what all tell. */
type Extra = () => Promise<Partial<EstadoServicio>>;

@Injectable()
export class ReportExtras {
  private readonly extras: Extra[] = [];

  add(extra: Extra): void {
    this.extras.push(extra);
  }

  /** What cannot be told now is left out. */
  async read(): Promise<Partial<EstadoServicio>> {
    const told = await Promise.all(this.extras.map((extra) => extra().catch(() => ({}))));
    return Object.assign({}, ...told) as Partial<EstadoServicio>;
  }
}

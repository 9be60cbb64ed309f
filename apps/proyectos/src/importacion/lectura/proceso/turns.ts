import { erroresImportacion } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';

const MAX_WAITING = 20;
/** Of these, the gateway waits thirty seconds for the answer. */
const MAX_WAIT_MS = 10_000;

/** Files are read one after the other: a process that reads may take as much memory as the service itself. */
export class Turns {
  private readonly people = new Set<string>();
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  /** Whatever a person sends is received and read before they send something else; refused at once otherwise. */
  async of<T>(persona: string, work: () => Promise<T>): Promise<T> {
    if (this.people.has(persona)) throw new DomainError(erroresImportacion.lecturaEnCurso);
    this.people.add(persona);
    try {
      return await work();
    } finally {
      this.people.delete(persona);
    }
  }

  /** When those before have been read. */
  async next<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy) await this.wait();
    this.busy = true;
    try {
      return await work();
    } finally {
      this.busy = false;
      this.waiting.shift()?.();
    }
  }

  private async wait(): Promise<void> {
    if (this.waiting.length >= MAX_WAITING) throw new DomainError(erroresImportacion.lecturasOcupadas);
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        // Before anybody who comes now.
        this.busy = true;
        resolve();
      };
      const patience = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1);
        reject(new DomainError(erroresImportacion.lecturasOcupadas));
      }, MAX_WAIT_MS);
      this.waiting.push(begin);
    });
  }
}

import type { Answer } from '../start/orden/ask-service.ts';

export interface Verified {
  entradas: number;
  cabeza: { seq: number; huella: string };
  rota: { seq: number; motivo: string } | null;
}

const MOTIVOS: Record<string, string> = {
  huella: 'no es como se escribió',
  enlace: 'no sigue a la anterior',
  falta: 'falta',
  cabeza: 'no es donde termina el registro',
  ancla: 'no es la que se anotó en el ancla, o falta',
};

/** The text to print, and the exit code: 0 intact, 1 broken, 2 unknown. */
export function report({ datos, error }: Answer<Verified>): { text: string; code: 0 | 1 | 2 } {
  if (!datos) return { text: `No se ha podido verificar: ${error?.message ?? 'sin respuesta'}`, code: 2 };
  const { entradas, cabeza, rota } = datos;
  if (rota) {
    const motivo = MOTIVOS[rota.motivo] ?? rota.motivo;
    return {
      text: `ROTA en la entrada ${rota.seq}: ${motivo}. Antes de ella hay ${entradas} correctas.`,
      code: 1,
    };
  }
  return { text: `Íntegra: ${entradas} entradas. Ancla: ${cabeza.seq}:${cabeza.huella}`, code: 0 };
}

import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { plainText } from '../../shared/plain-text';

/** 'Época' is found by 'epoca', in the story's title or its epic's. */
export const matchesTexto = ({ titulo, epicaId }: HistoriaDeSprint, texto: string): boolean =>
  plainText(`${titulo} ${epicaId.titulo}`).includes(plainText(texto.trim()));

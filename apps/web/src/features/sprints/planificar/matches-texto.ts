import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { plainText } from '../../../shared/dominio/plain-text';

/** Whether the title of the story or its epic contains the text; 'epoca' finds 'Época'. */
export const matchesTexto = ({ titulo, epicaId }: HistoriaDeSprint, texto: string): boolean =>
  plainText(`${titulo} ${epicaId.titulo}`).includes(plainText(texto.trim()));

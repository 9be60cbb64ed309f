import type { HistoriaDeSprint } from '@pmp/contracts/sprints';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** 'Época' is found by 'epoca', in the story's title or its epic's. */
export const matchesTexto = ({ titulo, epicaId }: HistoriaDeSprint, texto: string): boolean =>
  plain(`${titulo} ${epicaId.titulo}`).includes(plain(texto.trim()));

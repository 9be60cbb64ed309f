import type { ComponentType } from 'react';
import type { Namespace } from '../../shared/i18n/catalogues';

/** What an address says: the parts that its pattern names, and its query. */
export interface Lugar {
  params: Partial<Record<string, string>>;
  query: URLSearchParams;
}

export interface Ruta {
  path: string;
  /** The screen's file; with what it imports, it is fetched as soon as the address is known. */
  load: () => Promise<{ default: ComponentType }>;
  texts: Namespace[];
  /** The reads without which the screen shows nothing, in order; asked for while its file is on its way. */
  reads?: (lugar: Lugar) => string[];
  /** Over it an epic, story or task opens in a panel. */
  conPanel?: true;
}

import type { Persona } from '@pmp/contracts/common';
import type { Marcas } from './marcas';
import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref, RefObject } from 'react';

/** Brings a file to the server; returns its address. `onProgress` gets 0 to 1. */
export type Subir = (file: File, onProgress: (sent: number) => void) => Promise<string>;

/** What the field asks of its helpers, once they are there. */
export interface Manejo {
  /** Whether the key was about the text's form or a menu. */
  onKey: (event: KeyboardEvent) => boolean;
  onPaste: (event: ClipboardEvent) => void;
  onDrop: (event: DragEvent) => void;
}

export interface AyudasProps {
  ref: Ref<Manejo>;
  field: RefObject<HTMLTextAreaElement | null>;
  /** As it is stored, and as the field shows it. */
  texto: string;
  visible: string;
  /** Less than 0: there is none. */
  caret: number;
  personas: Persona[];
  onArroba: (() => void) | undefined;
  /** What naming this person puts into the field. */
  nombrar: (persona: Persona) => string;
  enterSends: boolean;
  isPrevia: boolean;
  onPrevia: (isPrevia: boolean) => void;
  subir: Subir | undefined;
  marcas: Marcas;
  onSubiendo: ((isSubiendo: boolean) => void) | undefined;
}

import type { Persona } from '@pmp/contracts/common';
import { type ReactNode, useMemo } from 'react';
import { leer } from './nodos';
import { Partes } from './partes';

/** A text as its places give it. */
export interface TextoProps {
  /** Markdown. */
  texto: string;
  mencionadas?: Persona[];
  /** A single line: emphasis, code and links only, in a `span`. */
  enLinea?: boolean;
  /** Somebody ticks or unticks the task on that line of the text, counted from 0. */
  onMarcar?: (linea: number, hecho: boolean) => void;
  className?: string;
}

export interface DocumentoProps extends TextoProps {
  mencionadas: Persona[];
  /** The text as it was typed, for when it is too much to be read. */
  plain: ReactNode;
}

/** A Markdown text with its form, as elements: no markup of it ever reaches the page. */
const Documento = ({
  texto,
  mencionadas,
  enLinea = false,
  onMarcar,
  className = '',
  plain,
}: DocumentoProps) => {
  const nodos = useMemo(() => leer(texto, enLinea), [texto, enLinea]);
  const content = nodos ? <Partes nodos={nodos} en={{ mencionadas, onMarcar, enlazado: false }} /> : plain;
  if (enLinea) return <span className={className}>{content}</span>;
  return (
    <div
      data-forma
      className={`flex min-w-0 flex-col gap-2 text-sm break-words ${nodos ? '' : 'whitespace-pre-wrap'} ${className}`}
    >
      {content}
    </div>
  );
};

export default Documento;

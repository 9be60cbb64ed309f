import type { Persona } from '@pmp/contracts/common';
import type { TextoProps } from './forma/documento';
import { Trozos } from './trozos';
import { useForma } from './use-forma';

const NADIE: Persona[] = [];

/** Of somebody named by id, only the name: that much is understood before the library is there. */
const ID = /\[(@[^\][\n]+)\]\(persona:\w+\)/g;

/**
 * What people wrote, with its form. The library that reads it is fetched with the first text that has any, after the
 * first sight; until then, and for ever if it does not arrive, the text stands as it was typed.
 */
export const TextoEscrito = ({ className = '', mencionadas = NADIE, ...props }: TextoProps) => {
  const { texto, enLinea = false } = props;
  const show = useForma(texto);
  const plain = <Trozos texto={texto.replace(ID, '$1')} mencionadas={mencionadas} />;
  if (show) return show({ ...props, mencionadas, className, plain });
  if (enLinea) return <span className={className}>{plain}</span>;
  return <p className={`text-sm break-words whitespace-pre-wrap ${className}`}>{plain}</p>;
};

import type { RefObject } from 'react';
import { conTexto, escritoDe } from '../../../shared/escritura/editor/formato';
import { put } from '../../../shared/escritura/editor/put';
import Emojis from '../../../shared/escritura/emojis';

interface EmojisEnTextoProps {
  anchor: HTMLElement;
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

/** The emojis for a text: the one picked stands at its caret. */
const EmojisEnTexto = ({ anchor, field, onClose }: EmojisEnTextoProps) => (
  <Emojis
    anchor={anchor}
    onClose={onClose}
    onPick={(emoji) => {
      if (field.current) put(field.current, conTexto(escritoDe(field.current), emoji));
    }}
  />
);

export default EmojisEnTexto;

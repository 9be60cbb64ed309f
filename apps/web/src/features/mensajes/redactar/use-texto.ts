import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useState } from 'react';
import { useBorrador } from '../../../shared/escritura/borradores/use-borrador';
import { guardarEdicion, leerEdicion, lugarDe } from './borrador-edicion';

/** The text of the field: a draft, or a message being edited. */
export const useTexto = (chat: ChatRef, editado: Mensaje | undefined) => {
  const [borrador, setBorrador] = useBorrador('mensajes', lugarDe(chat));
  const [cambio, setCambio] = useState(() => {
    const edicion = leerEdicion(chat);
    return edicion && { id: edicion.mensaje._id, texto: edicion.texto };
  });
  const texto = editado ? (cambio?.id === editado._id ? cambio.texto : editado.contenido) : borrador;
  const setTexto = (next: string) => {
    if (!editado) return setBorrador(next);
    setCambio({ id: editado._id, texto: next });
    guardarEdicion(chat, { mensaje: editado, texto: next });
  };
  return { texto, setTexto, clear: () => setBorrador('') };
};

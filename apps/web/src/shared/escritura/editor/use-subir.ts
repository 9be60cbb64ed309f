import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../http/errors';
import { newId } from '../../http/new-id';
import { conTexto, type Escrito, escritoDe } from './formato';
import { marcaDe } from './marcas';
import type { AyudasProps } from './manejo';
import { put } from './put';

/** A file on its way into a text. */
export interface Subida {
  id: string;
  nombre: string;
  /** 0 to 1. */
  progreso: number;
  error?: string;
}

/** The server's limit; larger files are not even sent. */
const MAX_BYTES = 10 * 1024 * 1024;

const bare = (nombre: string): string => nombre.replace(/[[\]\\\n]/g, ' ').trim();

const enlaceDe = ({ name, type }: File, url: string): string =>
  `${type.startsWith('image/') ? '!' : ''}[${bare(name)}](${url})`;

/** The text with the piece instead of what stood for it; where somebody has taken that away, at the end. */
const sustituido = (escrito: Escrito, mark: string, piece: string): Escrito => {
  const { texto, desde, hasta } = escrito;
  const at = texto.indexOf(mark);
  if (at < 0)
    return piece === ''
      ? escrito
      : conTexto({ texto, desde: texto.length, hasta: texto.length }, `\n${piece}`);
  const moved = (place: number) => (place <= at ? place : Math.max(at, place + piece.length - mark.length));
  return {
    texto: texto.slice(0, at) + piece + texto.slice(at + mark.length),
    desde: moved(desde),
    hasta: moved(hasta),
  };
};

/** Uploads what was pasted, dropped or chosen; where it was put stands a mark until its link does. */
export const useSubir = ({
  field,
  subir,
  marcas,
  onSubiendo,
}: Pick<AyudasProps, 'field' | 'subir' | 'marcas' | 'onSubiendo'>) => {
  const { t } = useTranslation('escritura');
  const [subidas, setSubidas] = useState<Subida[]>([]);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const isSubiendo = subidas.some(({ error }) => error === undefined);
  useEffect(() => onSubiendo?.(isSubiendo), [onSubiendo, isSubiendo]);
  const change = (id: string, over: Partial<Subida>) =>
    setSubidas((all) => all.map((each) => (each.id === id ? { ...each, ...over } : each)));
  const drop = (id: string) => setSubidas((all) => all.filter((each) => each.id !== id));
  const write = (cambio: (escrito: Escrito) => Escrito) =>
    isHere.current && field.current && put(field.current, cambio(escritoDe(field.current)));

  const sendOne = async (id: string, file: File, mark: string): Promise<void> => {
    if (!subir) return;
    try {
      if (file.size > MAX_BYTES) throw new RangeError(t('subir.grande'));
      if (!navigator.onLine) throw new RangeError(t('subir.sinRed'));
      const url = await subir(file, (progreso) => change(id, { progreso }));
      marcas.delete(mark);
      write((escrito) => sustituido(escrito, mark, enlaceDe(file, url)));
      drop(id);
    } catch (error) {
      marcas.delete(mark);
      write((escrito) => sustituido(escrito, mark, ''));
      const why = error instanceof RangeError ? error.message : errorText(error, t('subir.error'));
      change(id, { error: why });
    }
  };

  const start = (files: readonly File[]): void => {
    for (const file of files) {
      const id = newId();
      const mark = marcaDe(marcas, t('subir.marca', { nombre: bare(file.name) }));
      marcas.add(mark);
      setSubidas((all) => [...all, { id, nombre: file.name, progreso: 0 }]);
      write((escrito) => conTexto(escrito, `${mark}\n`));
      void sendOne(id, file, mark);
    }
  };
  return { subidas, start, drop };
};

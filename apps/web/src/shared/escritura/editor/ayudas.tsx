import { type KeyboardEvent, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { TextoEscrito } from '../texto-escrito';
import { Barra, cambiaDe } from './barra';
import { conSangria, conTexto, type Escrito, escritoDe, trasIntro } from './formato';
import type { AyudasProps } from './manejo';
import { Menu } from './menu/menu';
import { useMenu } from './menu/use-menu';
import { put } from './put';
import { Subidas } from './subidas';
import { useSubir } from './use-subir';

const isForma = ({ types }: DataTransfer): boolean => types.includes('text/html');

/** The bar above a text that is being written, the menus within it, and what its keys and what is pasted become. */
const Ayudas = (props: AyudasProps) => {
  const { ref, field, texto, personas, enterSends, isPrevia, onPrevia } = props;
  const { t } = useTranslation('escritura');
  const { subidas, start, drop } = useSubir(props);
  const menu = useMenu(props, props.subir && (() => pickFiles(start)));

  const cambia = (cambio: (escrito: Escrito) => Escrito | undefined): boolean => {
    const next = field.current && cambio(escritoDe(field.current));
    if (next && field.current) put(field.current, next);
    return Boolean(next);
  };
  const onForma = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      const cambio = shiftKey ? undefined : cambiaDe(key.toLowerCase());
      return cambio !== undefined && cambia(cambio);
    }
    if (key === 'Enter' && shiftKey === enterSends) return cambia(trasIntro);
    return key === 'Tab' && cambia((now) => conSangria(now, shiftKey));
  };
  const insert = (piece: string) => cambia((escrito) => conTexto(escrito, piece));

  useImperativeHandle(ref, () => ({
    onKey: (event) => menu.onKey(event) || onForma(event),
    onPaste: (event) => {
      const { clipboardData } = event;
      // A piece of a document has a picture of itself too; of a picture, the page it was on says nothing.
      const files = isForma(clipboardData) ? [] : [...clipboardData.files];
      if (files.length && props.subir) {
        event.preventDefault();
        return start(files);
      }
      const html = clipboardData.getData('text/html');
      const plain = clipboardData.getData('text/plain');
      if (!html) return;
      event.preventDefault();
      void import('./pegar').then(
        ({ markdownOf }) => insert(markdownOf(html) || plain),
        () => insert(plain),
      );
    },
    onDrop: (event) => {
      const files = [...event.dataTransfer.files];
      if (!files.length || !props.subir) return;
      event.preventDefault();
      start(files);
    },
  }));

  return (
    <>
      <Barra
        isPrevia={isPrevia}
        onPrevia={onPrevia}
        onCambia={cambia}
        onFiles={props.subir && (() => pickFiles(start))}
      />
      {isPrevia && (
        <div className="min-h-16 px-3 py-2">
          <TextoEscrito
            texto={texto || t('vacio')}
            mencionadas={personas}
            className={texto ? '' : 'text-subtle'}
          />
        </div>
      )}
      {menu.abierto && !isPrevia && <Menu field={field} {...menu.abierto} />}
      <Subidas subidas={subidas} onDrop={drop} />
    </>
  );
};

/** Asks for files, as the button of a form would. */
const pickFiles = (onFiles: (files: File[]) => void): void => {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.png,.jpg,.jpeg,.pdf,.doc,.docx';
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
};

export default Ayudas;

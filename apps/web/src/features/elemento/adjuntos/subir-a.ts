import type { Subir } from '../../../shared/escritura/editor/manejo';
import type { Ref } from '../../../shared/elementos/elementos';

/** Brings what is put into a text about an item to the item, whose readers are those of the text. */
export const subirA =
  (de: Ref): Subir =>
  async (file, onProgress) => {
    const { uploadArchivo } = await import('./archivos');
    const [archivo] = await uploadArchivo(de, file, onProgress);
    if (!archivo) throw new TypeError(file.name);
    return archivo.url;
  };

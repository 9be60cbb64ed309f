import type { Subir } from '../../../shared/escritura/editor/manejo';
import type { Ref } from '../../../shared/elementos/elementos';

/** Brings what is put into a text about a task to the task, whose readers are those of the text; undefined: it is about what keeps no files. */
export const subirA = ({ entidad, id }: Ref): Subir | undefined =>
  entidad === 'tarea'
    ? async (file, onProgress) => {
        const { uploadArchivo } = await import('./archivos');
        const [archivo] = await uploadArchivo(id, file, onProgress);
        if (!archivo) throw new TypeError(file.name);
        return archivo.url;
      }
    : undefined;

import { downloadFile } from '../../shared/download';

/** Hands the text to the browser as a file to keep. */
export const downloadText = (name: string, type: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

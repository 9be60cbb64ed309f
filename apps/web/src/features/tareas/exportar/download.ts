import { downloadFile } from '../../../shared/http/download';

/** Saves the text as a downloaded file. */
export const downloadText = (name: string, type: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

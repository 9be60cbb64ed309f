/** Saves the bytes as a downloaded file. */
export const downloadFile = (name: string, blob: Blob): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later, as the browser has not begun to read the URL yet.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Saves the text as a downloaded file. */
export const downloadText = (name: string, type: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

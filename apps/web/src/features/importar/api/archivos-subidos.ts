/** The last file that was sent, as long as the page is open: reading it otherwise needs it again. */
let last: { id: string; file: File } | undefined;

export const guardarSubido = (id: string, file: File): void => {
  last = { id, file };
};

export const subido = (id: string): File | undefined => (last?.id === id ? last.file : undefined);

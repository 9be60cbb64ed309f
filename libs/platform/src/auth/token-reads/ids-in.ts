const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

/** Every id that a text names, wherever it stands: in a field, in a link, in another text inside. */
export const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

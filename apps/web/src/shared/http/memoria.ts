/** Keeps what the server says, and says it again while there is no network. */
interface Memoria {
  keep: (path: string, text: string) => void;
  recall: (path: string) => Promise<object | undefined>;
}

let memoria: Memoria | undefined;

/** Empty until somebody has signed in: the pages before that keep nothing, and do not load it. */
export const getMemoria = (): Memoria | undefined => memoria;

export const setMemoria = (next: Memoria): void => {
  memoria = next;
};

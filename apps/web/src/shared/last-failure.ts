let last: string | undefined;

/** The id of the request that failed last, by which the logs of every service name it: for whoever asks for help. */
export const lastFailure = {
  record: (id: string): void => {
    last = id;
  },
  get: (): string | undefined => last,
};

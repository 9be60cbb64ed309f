let last: string | undefined;

/** The id of the last failed request: people give it to support, who find the failure by it in every service's logs. */
export const lastFailure = {
  record: (id: string): void => {
    last = id;
  },
  get: (): string | undefined => last,
};

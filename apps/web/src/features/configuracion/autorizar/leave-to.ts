/** Out of the product, to where the program waits for the answer. */
export const leaveTo = (address: string): void => window.location.assign(address);

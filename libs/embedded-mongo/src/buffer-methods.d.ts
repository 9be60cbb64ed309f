export {};

/** Fast paths of Node that have been stable for a decade but are missing from its type declarations. */
declare global {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must repeat the declaration it merges with
  interface Buffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> {
    latin1Slice(start?: number, end?: number): string;
    utf8Slice(start?: number, end?: number): string;
    latin1Write(text: string, offset?: number, length?: number): number;
    utf8Write(text: string, offset?: number, length?: number): number;
  }
}

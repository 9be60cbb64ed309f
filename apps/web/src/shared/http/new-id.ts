/** An id in the server's own form, so that a repeated POST finds the first entity instead of creating a second. */
export const newId = (): string => {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  const random = crypto.getRandomValues(new Uint8Array(8));
  return seconds + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const ID_PATTERN = /^[0-9a-f]{24}$/i;

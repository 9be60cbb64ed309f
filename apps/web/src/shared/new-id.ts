/** 24 hex characters like the server's own: a repeated POST then finds the first entity instead of a second. */
export const newId = (): string => {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  const random = crypto.getRandomValues(new Uint8Array(8));
  return seconds + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

export const ID_PATTERN = /^[0-9a-f]{24}$/i;

const formats = new Map<string, Intl.NumberFormat>();

/** Building a format costs far more than using it, and a list uses hundreds. */
export const numberFormat = (idioma: string, decimales: number): Intl.NumberFormat => {
  const key = `${idioma}/${decimales}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(idioma, { maximumFractionDigits: decimales });
    formats.set(key, format);
  }
  return format;
};

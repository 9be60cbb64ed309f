/** Limits of the server; SVG is refused because it can contain scripts. */
export const TIPOS_IMAGEN = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MAX_CHARS = 100_000;
const SIDES = [256, 192, 128];
const QUALITIES = [0.85, 0.7, 0.5];

export class ImagenError extends Error {
  constructor(readonly motivo: 'tipo' | 'ilegible') {
    super(motivo);
  }
}

const decode = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new ImagenError('ilegible');
  }
};

/** The central square, on white, as JPEG has no transparency. */
const draw = (image: ImageBitmap, side: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new ImagenError('ilegible');
  const crop = Math.min(image.width, image.height);
  const [x, y] = [(image.width - crop) / 2, (image.height - crop) / 2];
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, x, y, crop, crop, 0, 0, side, side);
  return canvas;
};

/** Turns a picture into the text that the server keeps: small, as it travels in every list that shows the person. */
export const scaleImagen = async (file: File): Promise<string> => {
  if (!TIPOS_IMAGEN.includes(file.type)) throw new ImagenError('tipo');
  const image = await decode(file);
  try {
    for (const side of SIDES) {
      const canvas = draw(image, side);
      for (const quality of QUALITIES) {
        const url = canvas.toDataURL('image/jpeg', quality);
        if (url.length <= MAX_CHARS) return url;
      }
    }
  } finally {
    image.close();
  }
  throw new ImagenError('ilegible');
};

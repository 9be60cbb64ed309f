import { COLORES_ETIQUETA, toBuscable } from '@pmp/contracts/common';
import { tablaOf } from './palabra';

export type Color = (typeof COLORES_ETIQUETA)[number];

/** What Trello, WeKan and Planka call their colours, a word of each. */
const COLORES = tablaOf<Color>({
  gris: [
    'black,gray,grey,silver,white,granite,concrete,steel,rock,stone,mud,light mud,cocoa,saddlebrown,desert,sand',
  ],
  rojo: ['red,crimson,burgundy,rust,berry,darkred'],
  naranja: ['orange,pumpkin,peachpuff,autumn,apricot'],
  amarillo: ['yellow,gold,egg'],
  verde: ['green,lime,darkgreen,moss,grass,salad'],
  turquesa: ['turquoise,paleturquoise,teal,aqua,lagoon,coral'],
  azul: ['blue,sky,navy,midnight,ocean,french'],
  violeta: ['purple,violet,indigo,slateblue,lilac,lavender,plum'],
  rosa: ['pink,magenta,mistyrose,piggy'],
});

/** What ours are called in English: any other word of a colour says which one of them it is. */
const PROPIOS = new Set('gray,grey,red,orange,yellow,green,turquoise,blue,purple,violet,pink'.split(','));
const TONO: Readonly<Record<string, string>> = { dark: 'oscuro', light: 'claro' };

/** Where on the wheel of colours each begins, in degrees. */
const TONOS: readonly (readonly [number, Color])[] = [
  [345, 'rojo'],
  [305, 'rosa'],
  [250, 'violeta'],
  [192, 'azul'],
  [160, 'turquesa'],
  [75, 'verde'],
  [42, 'amarillo'],
  [15, 'naranja'],
  [0, 'rojo'],
];
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
/** Of 255: what differs by less between its strongest and its weakest light has no tone. */
const FAINT = 30;

function colorOfHex([, ...parts]: RegExpExecArray): Color {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (range < FAINT) return 'gris';
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const degrees = (turn * 60 + 360) % 360;
  return TONOS.find(([from]) => degrees >= from)![1];
}

/** The colour here for one of the source: its name (`green_dark`, `berry-red`) or `#61bd4f`; undefined: no table knows it. */
export function colorOf(text: string): Color | undefined {
  const hex = HEX.exec(text.trim());
  if (hex) return colorOfHex(hex);
  // The last word is the colour, what stands before it says which tone of it.
  const words = toBuscable(text).split(/[^a-z]+/);
  return words.toReversed().flatMap((word) => COLORES.get(word) ?? [])[0];
}

/** `Verde`, `Verde oscuro`, `Rojo (crimson)`: a colour of the source as one says it here; what no table knows, as it is. */
export function nombreDeColor(text: string): string {
  const color = colorOf(text);
  if (!color) return text;
  const plain = `${color[0]!.toUpperCase()}${color.slice(1)}`;
  const [, word = '', tone = ''] = /^([a-z]+)(?:[_-](dark|light))?$/.exec(text) ?? [];
  if (COLORES.get(word) !== color || !PROPIOS.has(word)) return `${plain} (${text})`;
  return TONO[tone] ? `${plain} ${TONO[tone]}` : plain;
}

import { describe, expect, it } from '@jest/globals';
import { colorOf, nombreDeColor } from './colores';

describe('the colour of a label', () => {
  it.each([
    ['verde', 'green,green_dark,lime_light,darkgreen,fresh-salad,#61bd4f,#2ECC40'],
    ['rojo', 'red,crimson,berry-red,#eb5a46,#ff0000'],
    ['naranja', 'orange_light,pumpkin-orange,#ff9f1a'],
    ['amarillo', 'yellow,pirate-gold,#f2d600'],
    ['turquesa', 'turquoise-sea,paleturquoise,#1abc9c'],
    ['azul', 'sky,navy,lagoon-blue,#0079bf'],
    ['violeta', 'purple_dark,indigo,#7c4dff'],
    ['rosa', 'pink,pink-tulip,magenta,#ff78cb'],
    ['gris', 'black_light,silver,muddy-grey,#b3bac5,#000000'],
  ])('%s', (color, names) => {
    for (const name of names.split(',')) expect([name, colorOf(name)]).toEqual([name, color]);
  });

  it.each([
    ['green', 'Verde'],
    ['green_dark', 'Verde oscuro'],
    ['sky_light', 'Azul (sky_light)'],
    ['crimson', 'Rojo (crimson)'],
    ['#61bd4f', 'Verde (#61bd4f)'],
    ['', ''],
    ['constructor', 'constructor'],
  ])('names a label that has no name: %s', (color, nombre) => {
    expect(nombreDeColor(color)).toBe(nombre);
  });

  it('or none', () => {
    for (const name of ['', 'constructor', 'greenish', '#12']) expect(colorOf(name)).toBeUndefined();
  });
});

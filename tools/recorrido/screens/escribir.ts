import { click, type Escena } from './pasos.ts';
import { HISTORIA } from './lugares.ts';

/** Every part that a text may have. */
const CON_FORMA = [
  '# Contexto',
  '**uno**, _dos_, ~~tres~~, `cuatro` y [cinco](https://pmp.es)',
  '- [ ] por hacer\n- [x] hecho',
  '> cita',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '```ts\nconst a = "b";\n```',
].join('\n\n');

/** A text being written, and how it will look. */
export const ESCRIBIR: Escena = {
  nombre: 'escribir en un teléfono',
  ruta: `/historias/${HISTORIA}`,
  lista: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  pasos: [
    {
      nombre: 'el campo y su barra',
      abrir: async (page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await click(page, /^(?:Añadir|Editar la) descripción$/);
        await page.getByRole('textbox', { name: 'Descripción' }).fill(CON_FORMA);
        await page.getByRole('group', { name: 'Formato' }).waitFor();
      },
    },
    {
      nombre: 'su menú',
      abrir: async (page) => {
        await page.getByRole('textbox', { name: 'Descripción' }).pressSequentially('\n/');
        await page.getByRole('listbox').waitFor();
      },
    },
    {
      nombre: 'cómo queda',
      abrir: async (page) => {
        await page.getByRole('textbox', { name: 'Descripción' }).fill(CON_FORMA);
        await click(page, 'Ver cómo queda');
        await page.getByRole('heading', { name: 'Contexto' }).waitFor();
      },
    },
    {
      nombre: 'como estaba',
      // Or it would be a draft on the next screen.
      abrir: async (page) => {
        await click(page, 'Cancelar');
        await page.getByRole('textbox', { name: 'Descripción' }).waitFor({ state: 'detached' });
      },
    },
  ],
};

import { expect, test } from '../fixtures/test.ts';
import { TIENDA } from '../screens/lugares.ts';

const NOMBRE = 'Pagar con la huella';
const PUNTO = 'Diseño aprobado';
const DISPUTADAS = ['Cobrar a plazos', 'Cobrar con vale'];
const LLENA = 'La columna «Pruebas» está llena: su límite de tarjetas es 1';

test.describe('how a team organises its work', () => {
  test('a column has a limit: of two people who drop on its only place at once, one is refused and told why', async ({
    lucia: { page },
    marcos,
  }) => {
    await page.goto(`/tableros/${TIENDA}`);
    await page.getByRole('button', { name: 'Columnas del tablero' }).click();
    const columnas = page.getByRole('dialog', { name: 'Columnas del tablero' });
    await columnas.getByRole('button', { name: 'Añadir columna' }).click();
    await columnas.getByRole('textbox', { name: 'Nombre de «columna sin nombre»' }).fill('Pruebas');
    await columnas.getByRole('combobox', { name: 'Límite de «Pruebas»' }).click();
    await page.getByRole('option', { name: 'Impedir superarlo' }).click();
    await columnas.getByRole('spinbutton', { name: 'Máximo de «Pruebas»' }).fill('1');
    await columnas.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('region', { name: /^Pruebas/ }).waitFor();

    await page.getByRole('button', { name: 'Añadir historia en «Por hacer»' }).click();
    const titulo = page.getByRole('region', { name: /^Por hacer/ }).getByRole('textbox');
    for (const nombre of DISPUTADAS) {
      await titulo.fill(nombre);
      await titulo.press('Enter');
      await page.getByRole('article', { name: nombre }).waitFor();
    }
    await titulo.press('Escape');
    await marcos.page.goto(`/tableros/${TIENDA}`);
    const manos = [page, marcos.page].map((quien, at) => ({ quien, nombre: DISPUTADAS[at] ?? '' }));
    const sitios = manos.map(({ quien }) => quien.getByRole('menuitem', { name: 'Pruebas', exact: true }));
    for (const [at, { quien, nombre }] of manos.entries()) {
      const tarjeta = quien.getByRole('article', { name: nombre });
      // What can be done to a card takes room only while one points at it.
      await tarjeta.hover();
      await tarjeta.getByRole('button', { name: 'Acciones' }).click();
      await quien.getByRole('menuitem', { name: 'Mover', exact: true }).press('ArrowRight');
      await sitios[at]?.waitFor();
    }
    // Waited for from before: it goes away again by itself.
    const negativa = Promise.any(
      manos.map(({ quien }) => quien.getByRole('alert').filter({ hasText: LLENA }).waitFor()),
    );
    await Promise.all(sitios.map((sitio) => sitio.click()));
    await negativa;
    for (const { quien } of manos) {
      const cards = (columna: RegExp) =>
        quien.getByRole('region', { name: columna }).getByRole('article', { name: /^Cobrar (a|con)/ });
      await expect(cards(/^Pruebas/)).toHaveCount(1);
      await expect(cards(/^Por hacer/)).toHaveCount(1);
    }
  });

  test('a template makes a story whose criteria and definition are ticked; a view shows it in time and changes it', async ({
    lucia: { page },
  }) => {
    await page.goto(`/backlog/${TIENDA}`);
    await page.getByRole('button', { name: 'Plantillas del proyecto' }).click();
    const plantillas = page.getByRole('dialog', { name: 'Plantillas del proyecto' });
    await plantillas.getByRole('button', { name: 'De historia' }).click();
    const nueva = page.getByRole('dialog', { name: 'Nueva plantilla de historia' });
    await nueva.getByLabel('Nombre de la plantilla').fill('Historia de pago');
    await nueva.getByLabel('Título de la historia').fill(NOMBRE);
    await nueva.getByLabel('Criterios y tareas').fill('[ ] Se puede deshacer\n- Probar con un lector');
    await nueva.getByRole('button', { name: 'Crear', exact: true }).click();
    await plantillas.getByRole('button', { name: 'Usar «Historia de pago»' }).click();
    const usar = page.getByRole('dialog', { name: 'Crear con «Historia de pago»' });
    await usar.getByRole('combobox', { name: 'Épica' }).click();
    await page.getByRole('option', { name: 'Pago en un solo paso' }).click();
    await usar.getByRole('button', { name: 'Crear', exact: true }).click();
    await usar.waitFor({ state: 'detached' });

    await page.goto(`/sprints/${TIENDA}`);
    await page.getByRole('button', { name: 'Definición de preparado y de terminado' }).click();
    const definiciones = page.getByRole('dialog', { name: 'Definición de preparado y de terminado' });
    const listo = definiciones.getByRole('group', { name: 'Una historia está preparada cuando…' });
    const punto = listo.getByRole('textbox', { name: /^Añadir un requisito/ });
    await punto.fill(PUNTO);
    await punto.press('Enter');
    await definiciones.getByRole('button', { name: 'Guardar', exact: true }).click();
    await definiciones.waitFor({ state: 'detached' });

    await page.goto('/vistas');
    const consulta = page.getByRole('combobox', { name: 'Consulta' });
    await consulta.fill('tipo:historia huella estado:hecha');
    await consulta.press('Enter');
    await page.getByText('«hecha» no vale para estado').waitFor();
    await consulta.fill('tipo:historia huella estado:pend');
    await page.getByRole('option', { name: 'pendiente' }).click();
    await consulta.press('Enter');
    await page.getByRole('link', { name: NOMBRE }).click();
    const panel = page.getByRole('complementary').filter({ hasText: NOMBRE });
    await panel.getByRole('checkbox', { name: 'Se puede deshacer' }).click();
    await panel.getByText('1 de 1').first().waitFor();
    await panel.getByRole('checkbox', { name: PUNTO }).click();
    await expect(panel.getByRole('checkbox', { name: PUNTO })).toBeChecked();
    await panel.getByRole('button', { name: 'Cerrar' }).click();

    await page.getByRole('radio', { name: 'Cronología' }).click();
    await page.getByRole('checkbox', { name: `Seleccionar «${NOMBRE}»` }).click();
    const barra = page.getByRole('region', { name: 'Cambiar los elementos seleccionados' });
    await barra.getByRole('button', { name: 'Prioridad' }).click();
    await page.getByRole('option', { name: 'Crítica' }).click();
    await page.getByRole('radio', { name: 'Tablero' }).click();
    await page
      .getByRole('region', { name: 'Pendiente' })
      .getByRole('button', { name: 'Prioridad: Crítica' })
      .waitFor();

    await page.getByRole('radio', { name: 'Cronología' }).click();
    await page.getByRole('button', { name: 'Guardar vista' }).click();
    const guardar = page.getByRole('dialog', { name: 'Guardar vista' });
    await guardar.getByLabel('Nombre').fill('Lo de la huella');
    await guardar.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('heading', { name: 'Lo de la huella' }).waitFor();
    await page.getByRole('treegrid').getByText(NOMBRE).waitFor();
    await expect(page).toHaveURL(/\/vistas\/[0-9a-f]{24}$/);
  });
});

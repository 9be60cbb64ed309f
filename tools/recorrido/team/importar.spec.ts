import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const CSV = `Summary,Issue key,Issue id,Issue Type,Status,Priority,Assignee,Created,Labels,Labels,Custom field (Epic Link),Parent
Pagos a plazos,PLAZO-1,1,Epic,To Do,High,,01/Mar/24 9:00 AM,,,,
Pagar en tres plazos,PLAZO-2,2,Story,Done,High,nadie@ejemplo.test,03/Mar/24 9:15 AM,pagos,web,PLAZO-1,
Calcular las cuotas,PLAZO-3,3,Sub-task,In Progress,Medium,,04/Mar/24 9:00 AM,,,,2
,PLAZO-4,4,Story,To Do,Medium,,05/Mar/24 9:00 AM,,,,
`;
/** Steps go through the broker one after the other. */
const RUN_MS = 15_000;

const undo = async (page: Page) => {
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('heading', { name: 'Importación deshecha' }).waitFor({ timeout: RUN_MS });
};

test('a CSV of Jira becomes a project after saying row by row what will happen, and is undone in one step', async ({
  lucia: { page },
}) => {
  await page.goto('/proyectos');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Seleccionar archivo' })).toBeEnabled();
  const file = { name: 'jira.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  await page.locator('input[type="file"]').first().setInputFiles(file);

  await expect(page.getByLabel('Clave', { exact: true })).toHaveValue('PLAZO');
  await expect(page.getByRole('combobox', { name: 'Qué es «Labels»' })).toHaveText('Etiquetas');
  await page.getByRole('button', { name: 'Ver la vista previa' }).click();
  await expect(page.getByText('No tiene título')).toBeVisible();
  await page.getByRole('button', { name: 'Importar 3 elementos' }).click();

  await page.getByRole('heading', { name: 'Importación terminada' }).waitFor({ timeout: RUN_MS });
  await page.getByRole('link', { name: 'Ver el backlog' }).click();
  await expect(page.getByText('Pagar en tres plazos')).toBeVisible();

  // More rows, pasted on the list itself.
  await page.getByRole('button', { name: 'Acciones de la lista' }).waitFor();
  await page.evaluate(`
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Cobrar el primer plazo\\n\\tAvisar del cobro\\n');
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  `);
  const pegar = page.getByRole('dialog', { name: 'Pegar filas' });
  await expect(pegar.getByRole('combobox', { name: 'Épica' })).toHaveText('Pagos a plazos');
  await pegar.getByRole('button', { name: 'Ver la vista previa' }).click();
  await page.getByRole('button', { name: 'Importar 2 elementos' }).click();
  await page.getByRole('heading', { name: 'Importación terminada' }).waitFor({ timeout: RUN_MS });
  await undo(page);

  await page.goto('/PLAZO-2');
  await expect(page.getByText('Pagar en tres plazos').first()).toBeVisible();

  await page.goto('/importar');
  await page.getByRole('link', { name: 'jira.csv' }).click();
  await undo(page);
});

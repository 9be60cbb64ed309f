import { afterEach, describe, expect, it } from '@jest/globals';
import { IDIOMAS as IDIOMAS_DEL_CONTRATO } from '@pmp/contracts/usuarios';
import { render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { formatDia } from '../fechas/dates';
import { changeLanguage, IDIOMAS, i18next, loadNamespaces, startLanguage, useIdioma } from './i18n';

const Texto = () => {
  const { t } = useTranslation(['equipos', 'comun']);
  return (
    <p>
      {t('vacio')}, {t('comun:accion.cancelar')}, {useIdioma()}
    </p>
  );
};

afterEach(() => changeLanguage('es'));

describe('languages', () => {
  it('are those of the contract', () => {
    expect(IDIOMAS).toEqual(IDIOMAS_DEL_CONTRATO);
  });

  it('changing it updates the screen, the document and the dates at once', async () => {
    await loadNamespaces(['equipos']);
    render(<Texto />);
    expect(screen.getByText('No hay equipos, Cancelar, es')).toBeDefined();
    await changeLanguage('en');
    expect(await screen.findByText('There are no teams, Cancel, en')).toBeDefined();
    expect(document.documentElement.lang).toBe('en');
    expect(formatDia('2026-11-20T00:00:00.000Z')).toBe('Nov 20, 2026');
  });

  it('formats numbers inside texts as the language does', async () => {
    await loadNamespaces(['equipos', 'backlog']);
    const miembros = () => i18next.t('equipos:miembros', { count: 12_500 });
    expect(miembros()).toBe('12.500 miembros');
    await changeLanguage('en');
    expect(miembros()).toBe('12,500 members');
  });

  it('drops the capital of a label inside a sentence, except in German', async () => {
    await loadNamespaces(['backlog']);
    const change = () => i18next.t('backlog:menu.cambiar', { campo: i18next.t('campo.titulo') });
    expect(change()).toBe('Cambiar título');
    await changeLanguage('de');
    expect(change()).toBe('Titel ändern');
  });

  it('opens a later screen in the current language', async () => {
    await changeLanguage('fr');
    await loadNamespaces(['tablero']);
    expect(i18next.t('tablero:recargar')).toBe('Recharger');
  });

  it('also changes a screen whose texts load during the change', async () => {
    const changing = changeLanguage('de');
    const loading = loadNamespaces(['sprints']);
    await Promise.all([changing, loading]);
    expect(i18next.t('sprints:recargar')).toBe('Neu laden');
  });

  it('keeps the last of two quick choices', async () => {
    await Promise.all([changeLanguage('fr'), changeLanguage('en')]);
    expect(i18next.language).toBe('en');
    expect(localStorage.getItem('idioma')).toBe('en');
  });

  it('starts the next visit in the language of the last one', async () => {
    localStorage.setItem('idioma', 'de');
    await startLanguage();
    expect(i18next.language).toBe('de');
  });

  it('falls back to Spanish for an unknown stored value', async () => {
    localStorage.setItem('idioma', 'xx');
    await startLanguage();
    expect(i18next.language).toBe('es');
  });
});

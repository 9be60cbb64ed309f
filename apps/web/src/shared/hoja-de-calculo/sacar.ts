import { flushSync } from 'react-dom';
import { deshacer } from '../deshacer/deshacer';
import { errorText } from '../http/errors';
import { i18next } from '../i18n/i18n';
import { createOpener } from '../navegar/opener';
import { toCsv } from '@pmp/contracts/common/csv';
import { downloadFile, downloadText } from '../exportar/download';
import { type Hoja, ofrecida, type Oferta } from '../exportar/hoja';
import { fileName } from '../exportar/nombre';

/** The list that stands on paper while it is printed. */
export const impresa = createOpener<{ hoja: Hoja; momento: Date }>();

const lay = (hoja: Hoja) => flushSync(() => impresa.open({ hoja, momento: new Date() }));
/** The rest of a long list is being read. */
export const leyendo = createOpener<true>();

const whole = async ({ hoja, entera }: Oferta): Promise<Hoja | undefined> => {
  if (!entera) return hoja();
  leyendo.open(true);
  try {
    return await entera();
  } finally {
    leyendo.close();
  }
};

const orTell =
  (run: (oferta: Oferta) => Promise<void>): (() => void) =>
  () => {
    const oferta = ofrecida();
    if (!oferta) return;
    const fail = (error: unknown) => deshacer.say(errorText(error, i18next.t('hoja:error')));
    void run(oferta).catch(fail);
  };

/** Saves the whole list of the open screen as a file; a list that the server writes, as it writes it. */
const saving = (write: (hoja: Hoja) => Promise<void> | void) =>
  orTell(async (oferta) => {
    if (oferta.descargar) return oferta.descargar();
    const hoja = await whole(oferta);
    if (hoja) await write(hoja);
  });

export const exportar = saving(({ titulo, columnas, filas }) => {
  const rows = [columnas.map(({ nombre }) => nombre), ...filas];
  downloadText(`${fileName(titulo)}.csv`, 'text/csv', toCsv(rows, i18next.language));
});

/** What writes workbooks is fetched when somebody wants one. */
export const exportarLibro = saving(async (hoja) => {
  const { libroDe } = await import('../exportar/libro');
  downloadFile(`${fileName(hoja.titulo)}.xlsx`, await libroDe(hoja));
});

let isAsked = false;

/** Prints the whole list of the open screen. */
export const imprimir = orTell(async (oferta) => {
  const hoja = await whole(oferta);
  if (!hoja) return;
  isAsked = true;
  lay(hoja);
  window.print();
});

/** The browser is about to print: by its own menu or keys too, where there is no time to read what is missing. */
export const onBeforePrint = (): void => {
  const isLaid = isAsked && impresa.get();
  isAsked = false;
  const hoja = !isLaid && ofrecida()?.hoja();
  if (hoja) lay(hoja);
};

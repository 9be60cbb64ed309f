import type { Celda } from './csv.rules';

/** A sheet of a workbook. `dias`: the places of the columns whose cells are days, `2026-11-30`. */
export interface HojaDeLibro {
  nombre: string;
  cabecera: readonly string[];
  filas: readonly (readonly Celda[])[];
  dias: ReadonlySet<number>;
}

const NS = 'http://schemas.openxmlformats.org';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** More, and Excel says that the file is damaged. */
const MAX_CELL = 32_767;
const MAX_NAME = 31;
const DAY_MS = 86_400_000;
/** Days from the first one of Excel to that of Unix. */
const EPOCH_DAYS = 25_569;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Places in `cellXfs`. */
const STYLES = { text: 0, header: 1, day: 2 } as const;

/** Characters that XML has no place for, and what looks like one that is written so. */
const ESCAPED = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/** Halves of characters outside of the basic plane, which no file can hold. */
const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const xml = (text: string): string =>
  text
    .replace(HALVES, '\ufffd')
    .replace(ESCAPED, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(text.slice(0, MAX_CELL))}</t></is></c>`;

/** A text is never a formula: it is written as text, and stays one when somebody edits the cell (`quotePrefix`). */
function cellOf(value: Celda, isDay: boolean): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (isDay && DAY.test(value))
    return `<c s="${STYLES.day}"><v>${Date.parse(value) / DAY_MS + EPOCH_DAYS}</v></c>`;
  return textCell(value, STYLES.text);
}

const sheetOf = ({ cabecera, filas, dias }: HojaDeLibro): string => {
  const header = cabecera.map((nombre) => textCell(nombre, STYLES.header)).join('');
  const rows = filas.map(
    (fila) => `<row>${fila.map((value, i) => cellOf(value, dias.has(i))).join('')}</row>`,
  );
  const view = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">${view}</sheetView></sheetViews><sheetData><row>${header}</row>${rows.join('')}</sheetData></worksheet>`;
};

/** Without what the name of a sheet must not have. */
const sheetName = (nombre: string): string =>
  xml(
    nombre
      .replaceAll(/[\\/?*[\]:'\u0000-\u001f]/g, ' ')
      .trim()
      .slice(0, MAX_NAME),
  ) || 'Hoja';

const FONTS = '<fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts>';
const FILLS =
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
const XF = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"';
const XFS = [
  `${XF} quotePrefix="1"/>`,
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" applyFont="1" quotePrefix="1"/>',
  // The short date of wherever it is opened.
  '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>',
];
const STYLESHEET = `${HEAD}<styleSheet xmlns="${NS}/spreadsheetml/2006/main">${FONTS}${FILLS}<borders count="1"><border/></borders><cellStyleXfs count="1">${XF}/></cellStyleXfs><cellXfs count="3">${XFS.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
const CONTENT_TYPES = `${HEAD}<Types xmlns="${NS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`;

const relations = (...all: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${NS}/package/2006/relationships">${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${NS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The files of a workbook by their names, which a ZIP of them is. */
export const partsOfLibro = (hoja: HojaDeLibro): Record<string, string> => ({
  '[Content_Types].xml': CONTENT_TYPES,
  '_rels/.rels': relations(['r1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${NS}/officeDocument/2006/relationships"><sheets><sheet name="${sheetName(hoja.nombre)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['r1', 'worksheet', 'worksheets/sheet1.xml'],
    ['r2', 'styles', 'styles.xml'],
  ),
  'xl/styles.xml': STYLESHEET,
  'xl/worksheets/sheet1.xml': sheetOf(hoja),
});

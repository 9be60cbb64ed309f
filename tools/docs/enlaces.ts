import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { mustBeSome } from '../patterns/must-find.ts';

const PAGES = ['*.md', '{docs,apps,libs,tools,docker,k8s}/**/*.md'];
const FENCE = /^(```|~~~)[\s\S]*?^\1/gm;
const CODE = /`[^`\n]*`/g;
/** `[text](target)` and `![text](target)`, and the targets in HTML within Markdown. */
const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|(?:src|srcset|href)="([^"\s]+)"/g;
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:/i;
const HEADING = /^#{1,6}\s+(.+?)\s*#*$/gm;
const MARKUP = /[`*_]|\[([^\]]*)\]\([^)]*\)/g;

/** Heading anchors as GitHub builds them; the second heading with the same text gets `-1`. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.replace(FENCE, '').matchAll(HEADING)) {
    const words = heading.replace(MARKUP, '$1').toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\s-]/gu, '').replaceAll(' ', '-');
    const seen = counts.get(slug) ?? 0;
    counts.set(slug, seen + 1);
    anchors.add(seen === 0 ? slug : `${slug}-${seen}`);
  }
  return anchors;
}

const pathOf = (target: string): string => decodeURIComponent(target.split('#')[0]!);

function faultOf(page: string, text: string, target: string): string | null {
  const [, anchor] = target.split('#');
  const path = pathOf(target);
  const file = path === '' ? page : join(dirname(page), path);
  if (!existsSync(file)) return 'no existe';
  if (anchor === undefined || !file.endsWith('.md') || statSync(file).isDirectory()) return null;
  const there = file === page ? text : readFileSync(file, 'utf8');
  return anchorsOf(there).has(decodeURIComponent(anchor)) ? null : 'no tiene ese apartado';
}

/** Broken links between the pages and files of the repository, as `docs/x.md → y.md#z: why`. */
export function brokenLinks(root: string): string[] {
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  const links = globSync(PAGES, { cwd: root, exclude }).flatMap((name) => {
    const page = join(root, name);
    const text = readFileSync(page, 'utf8');
    return [...text.replace(FENCE, '').replace(CODE, '').matchAll(LINK)]
      .map(([, markdown, html]) => markdown ?? html ?? '')
      .map((target) => ({ page, text, target }));
  });
  return mustBeSome(root, links, 'páginas con enlaces')
    .filter(({ target }) => !ELSEWHERE.test(target))
    .flatMap(({ page, text, target }) => {
      const fault = faultOf(page, text, target);
      return fault ? [`${relative(root, page)} → ${target}: ${fault}`] : [];
    });
}

export interface ParsedSearch {
  terms: string;
  excludedTerms: string;
  phrases: string[];
  excludedPhrases: string[];
}

const TOKEN = /[^\s!-&(-/:-@[-^`{-~]+|\S/gu;

/** `pagos "en mayo" -banco`: any of the words, all of the phrases, and nothing that has a minus before it. */
export function parseSearch(search: string): ParsedSearch {
  const parsed: ParsedSearch = { terms: '', excludedTerms: '', phrases: [], excludedPhrases: [] };
  let isExcluding = false;
  let phraseAt: number | null = null;
  let end = 0;
  for (const { 0: token, index } of search.matchAll(TOKEN)) {
    const isApart = index === 0 || index > end;
    end = index + token.length;
    if (token === '"' && phraseAt !== null) {
      (isExcluding ? parsed.excludedPhrases : parsed.phrases).push(search.slice(phraseAt, index));
      phraseAt = null;
    } else if (token === '-' && phraseAt === null && isApart) {
      isExcluding = true;
    } else if (token === '"' || isWord(token)) {
      // A minus goes on to the next space: `-foo-bar` excludes both, `- foo` nothing.
      if (isApart && !(phraseAt !== null && isExcluding)) isExcluding = false;
      if (token === '"') phraseAt = end;
      else if (!isExcluding) parsed.terms += `${token} `;
      else if (phraseAt === null) parsed.excludedTerms += `${token} `;
    }
  }
  return parsed;
}

function isWord(token: string): boolean {
  return !/^[!-&(-/:-@[-^`{-~]$/.test(token);
}

/**
 * Whether a text has what is no word of the index: «C++», «C#», «🚀», and «タスク», which stands between no spaces. The
 * language of queries finds it anywhere in a title. What compares (`puntos>5`) is a query already.
 */
export const hasSimbolos = (text: string): boolean =>
  /#|[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Z}<>=]/u.test(text);

// Counted nouns and units that several tables of this language use.

import type { LanguageTools } from '../../language.js';

export const isSingular = (count: number): boolean => count === 1;

export function nouns({ countOf, number, decimal }: LanguageTools) {
  const noun = (one: string, many: string) => (count: number) => countOf(count, one, many);
  const rounded = (value: number): string => (value < 9.95 ? decimal(value) : number(value));
  const seconds = (millis: number): string => rounded(millis / 1000);
  const mebibytes = (bytes: number): string => rounded(bytes / 2 ** 20);
  return {
    boxes: noun('caixa', 'caixas'),
    goals: noun('alvo', 'alvos'),
    pushes: noun('empurrão', 'empurrões'),
    moves: noun('movimento', 'movimentos'),
    levels: noun('nível', 'níveis'),
    hints: noun('dica', 'dicas'),
    rows: noun('linha', 'linhas'),
    columns: noun('coluna', 'colunas'),
    positions: noun('posição', 'posições'),
    states: noun('estado', 'estados'),
    seconds,
    mebibytes,
  };
}

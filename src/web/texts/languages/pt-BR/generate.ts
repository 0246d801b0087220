// Texts of the panel that generates Sokoban levels in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';
import { nouns } from './nouns.js';

export const generate = (tools: LanguageTools): Tables['generate'] => {
  const { number } = tools;
  const { boxes, pushes } = nouns(tools);
  return {
    heading: 'Gerar um nível',
    about: 'solução garantida',
    grade: 'Dificuldade',
    boxes: 'Caixas',
    width: 'Largura máx.',
    height: 'Altura máx.',
    rooms: 'Salas',
    seed: 'Semente',
    seedAbout: 'A mesma semente com as mesmas opções gera o mesmo nível em qualquer máquina.',
    badSeed: (most) => `A semente deve ser um número inteiro de 0 a ${number(most)}.`,
    any: 'Qualquer',
    generate: 'Gerar',
    more: 'Tamanho, salas e semente',
    progress: (tries) => (tries <= 1 ? 'Gerando…' : `Gerando: tentativa ${number(tries)}.`),
    stop: 'Parar',
    stopped: 'Interrompido.',
    failed: 'Não foi possível gerar um nível. Isso é um erro do masu.',
    made: (boxCount, pushCount, seed) => `${boxes(boxCount)}, no mínimo ${pushes(pushCount)}. Semente ${seed}.`,
    play: 'Jogar',
    add: 'Adicionar',
    addTo: 'Adicionar a',
    newCollection: 'Níveis gerados (nova)',
    collection: 'Níveis gerados',
    added: (title) => `Nível adicionado a ${title}.`,
    known: (title) => `Este nível já está em ${title}.`,
    link: 'Copiar link',
    linkCopied: 'Link copiado. Ele contém o próprio nível.',
  };
};

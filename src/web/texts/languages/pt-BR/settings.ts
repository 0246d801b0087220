// Texts of the settings page in Brazilian Portuguese.

import type { LanguageTools } from '../../language.js';
import type { Tables } from '../../tables.js';

export const settings = ({ countOf }: LanguageTools): Tables['settings'] => ({
  title: 'Configurações',
  about: 'Salvas neste dispositivo',
  appearance: {
    heading: 'Aparência',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
    contrast: 'Contraste',
    contrasts: { system: 'Sistema', usual: 'Padrão', more: 'Alto' },
    motion: 'Animações',
    motions: { system: 'Sistema', full: 'Completas', reduced: 'Reduzidas' },
    skin: 'Tabuleiro',
    skins: { hinoki: 'Hinoki', plain: 'Simples, alto contraste', night: 'Noite' },
    skinPreview: 'O tabuleiro neste estilo',
    language: 'Idioma',
    systemLanguage: 'Idioma do navegador',
  },
  sound: {
    heading: 'Som',
    on: 'Tocar sons suaves para movimentos, empurrões e vitórias',
    volume: 'Volume',
    try: 'Tocar um som',
  },
  play: {
    heading: 'Sokoban',
    undo: 'Cada desfazer volta',
    undos: { action: 'Trajeto ou empurrão inteiro', move: 'Um só movimento' },
    undoAbout: 'Segure Shift para a outra opção.',
    warn: 'Avisar sobre impasses',
    dead: 'Destacar casas mortas',
    bound: 'Mostrar mínimo de empurrões',
    arrows: 'Setas na tela',
    timer: 'Cronômetro',
  },
  futoshiki: {
    heading: 'Futoshiki',
    autoClear: 'Limpar anotações automaticamente',
    autoMarks: 'Manter anotações preenchidas',
    equal: 'Destacar números iguais',
    conflicts: 'Destacar conflitos',
    timer: 'Cronômetro',
  },
  keys: 'Teclas',
  saved: {
    heading: 'Dados neste dispositivo',
    games: (count) => countOf(count, 'jogo', 'jogos'),
    records: (count) => countOf(count, 'recorde', 'recordes'),
    collections: (count) => countOf(count, 'coleção', 'coleções'),
    summary: (games, records, collections) => `${games}, ${records}, ${collections}`,
    offline: 'O masu funciona sem internet: tudo de que precisa está salvo neste dispositivo.',
    openGames: 'Jogos salvos',
    exportAll: 'Exportar todos os dados',
    importAll: 'Importar dados',
    imported: (count, dropped, refused) =>
      [
        `${countOf(count, 'item importado', 'itens importados')}. Os dados que você já tinha foram mantidos.`,
        ...(dropped.length === 0
          ? []
          : [`${countOf(dropped.length, 'item ilegível ignorado', 'itens ilegíveis ignorados')}: ${dropped[0]}`]),
        ...(refused === 0
          ? []
          : [`${countOf(refused, 'recorde ignorado', 'recordes ignorados')}: a solução não resolve o nível.`]),
      ].join(' '),
    failed: 'Não foi possível ler este arquivo.',
    erase: 'Apagar todos os dados',
    eraseAsk:
      'Isto apaga deste navegador seus jogos, recordes, coleções e configurações. Não é possível desfazer: exporte seus dados antes, se quiser uma cópia.',
    eraseYes: 'Apagar tudo',
    eraseNo: 'Cancelar',
    empty: 'Este arquivo está vazio. Escolha um arquivo salvo com “Exportar todos os dados”.',
    files: 'Arquivos importados',
  },
});

// The settings page: appearance, sound, play, keys, and data. Every setting is saved at once.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isHelpOpen } from '../app/shortcuts.js';
import { Check, Choice } from '../choices.js';
import { Button } from '../controls.js';
import { chosenLanguage, LANGUAGES, type LanguageId, language, saveLanguage } from '../language.js';
import { PLAY_ICON } from '../more-icons.js';
import { setSetting, setting, type ToggleName, toggleSetting } from '../saves/saves.js';
import { futoshikiTexts } from '../texts/futoshiki.js';
import { playTexts } from '../texts/play.js';
import { settingsTexts } from '../texts/settings.js';
import { sideTexts } from '../texts/side.js';
import { APPEARANCES, type AppearanceName, appearance, setAppearance } from '../theme/theme.js';
import { SavedDataPanel } from './saved-data.js';
import { SkinPreview } from './skin-preview.js';
import '../styles/settings.css';

/** A setting that is on or off. */
const Toggle = ({ name, children }: { readonly name: ToggleName; readonly children: ComponentChildren }) => (
  <Check checked={setting(name)} onChange={() => toggleSetting(name)}>
    {children}
  </Check>
);

/** What the browser's history stores about the page until it is reloaded. */
const CHOSEN = 'isLanguageChosen';

/** Shown once there is a choice. The page is loaded again in the language that is chosen, with the focus where it was. */
function Language() {
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  if (ids.length < 2) return null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!history.state?.[CHOSEN]) return;
    history.replaceState({ ...history.state, [CHOSEN]: false }, '');
    box.current?.querySelector('select')?.focus();
  }, []);
  const choose = (id: LanguageId | 'system'): void => {
    saveLanguage(id === 'system' ? undefined : id);
    history.replaceState({ ...history.state, [CHOSEN]: true }, '');
    location.reload();
  };
  return (
    <div ref={box}>
      <Choice
        name={settingsTexts.appearance.language}
        options={[
          ['system', settingsTexts.appearance.systemLanguage] as const,
          ...ids.map((id) => [id, LANGUAGES[id]] as const),
        ]}
        chosen={chosenLanguage() ?? 'system'}
        onChoose={choose}
      />
    </div>
  );
}

function AppearancePanel() {
  const appearanceWords = settingsTexts.appearance;
  const choices: readonly (readonly [AppearanceName, string, Readonly<Record<string, string>>])[] = [
    ['theme', appearanceWords.theme, appearanceWords.themes],
    ['contrast', appearanceWords.contrast, appearanceWords.contrasts],
    ['motion', appearanceWords.motion, appearanceWords.motions],
    ['skin', appearanceWords.skin, appearanceWords.skins],
  ];
  return (
    <section class="panel">
      <h2>{appearanceWords.heading}</h2>
      <div class="fields">
        {choices.map(([name, word, words]) => (
          <Choice
            key={name}
            name={word}
            options={APPEARANCES[name].map((value) => [value, words[value] ?? value] as const)}
            chosen={appearance.value[name]}
            onChoose={(value) => setAppearance({ [name]: value })}
          />
        ))}
      </div>
      <Language />
      <SkinPreview />
    </section>
  );
}

/** Volumes are named by numbers, which need no translation. */
const VOLUMES = ['25', '50', '75', '100'] as const;

const PERCENT = new Intl.NumberFormat(language, { style: 'percent' });

function Sound() {
  const isOn = setting('sound');
  const playSample = (): void => void import('../sound/sounds.js').then(({ playSound }) => playSound('solved'));
  return (
    <section class="panel">
      <h2>{settingsTexts.sound.heading}</h2>
      <Toggle name="sound">{settingsTexts.sound.on}</Toggle>
      {isOn && (
        <div class="row sound">
          <Choice
            name={settingsTexts.sound.volume}
            options={VOLUMES.map((volume) => [volume, PERCENT.format(Number(volume) / 100)] as const)}
            chosen={setting('volume') as (typeof VOLUMES)[number]}
            onChoose={(volume) => setSetting('volume', volume)}
          />
          <Button icon={PLAY_ICON} onClick={playSample}>
            {settingsTexts.sound.try}
          </Button>
        </div>
      )}
    </section>
  );
}

function SokobanSettings() {
  const playWords = settingsTexts.play;
  // Away from the board, one label needs more words.
  const labels = { ...sideTexts.view, ghosts: playWords.ghosts };
  return (
    <section class="panel">
      <h2>{playWords.heading}</h2>
      <Choice
        name={playWords.undo}
        options={(['action', 'move'] as const).map((each) => [each, playWords.undos[each]] as const)}
        chosen={setting('undo') === 'move' ? 'move' : 'action'}
        onChoose={(value) => setSetting('undo', value)}
      />
      <p class="quiet">{playWords.undoAbout}</p>
      {(['warn', 'dead', 'bound', 'ghosts', 'coordinates', 'arrows', 'timer'] as const).map((name) => (
        <Toggle key={name} name={name}>
          {labels[name]}
        </Toggle>
      ))}
    </section>
  );
}

function FutoshikiSettings() {
  const labels = futoshikiTexts.options;
  return (
    <section class="panel">
      <h2>{settingsTexts.futoshiki.heading}</h2>
      <Toggle name="futoshiki.fill">{labels.autoMarks}</Toggle>
      <Toggle name="futoshiki.sweep">{labels.autoClear}</Toggle>
      <Toggle name="futoshiki.equal">{labels.equal}</Toggle>
      <Toggle name="futoshiki.clashes">{labels.conflicts}</Toggle>
      <Toggle name="futoshiki.timer">{labels.timer}</Toggle>
    </section>
  );
}

export function SettingsPage() {
  useEffect(() => {
    document.title = playTexts.shell.title(settingsTexts.title);
  }, []);
  return (
    <div class="settings">
      <div class="head">
        <div>
          <p class="over">{settingsTexts.about}</p>
          <h1>{settingsTexts.title}</h1>
        </div>
      </div>
      <div class="settings-grid">
        <div>
          <AppearancePanel />
          <Sound />
          <section class="panel">
            <SavedDataPanel />
          </section>
        </div>
        <div>
          <SokobanSettings />
          <FutoshikiSettings />
          <section class="panel">
            <h2>{settingsTexts.keys}</h2>
            <Button icon="help" keyCap="?" onClick={() => (isHelpOpen.value = true)}>
              {settingsTexts.keysAbout}
            </Button>
          </section>
        </div>
      </div>
    </div>
  );
}

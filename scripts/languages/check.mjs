// What is wrong with the catalogs: syntax, missing and left-over messages, arguments, cases, plural forms, and
// translations of English that has changed since (record.mjs).

import { PSEUDO, SOURCE } from './catalogs.mjs';
import { argumentsIn, LIST_TYPES, PLACE_TYPE, parseMessage, pluralForms } from './messages.mjs';
import { translationState } from './record.mjs';

/** The plural forms that whole numbers need. Larger ones (French `many`, from a million) may be left to `other`. */
function neededForms(id, type) {
  const known = knownForms.get(`${id} ${type}`);
  if (known) return known;
  const rules = new Intl.PluralRules(id, { type });
  const forms = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
  knownForms.set(`${id} ${type}`, forms);
  return forms;
}
const knownForms = new Map();

/** Whether 1 is the only whole number with the form `one`, but for 0. */
const isOneAlone = (id) => {
  const rules = new Intl.PluralRules(id);
  return Array.from({ length: 200 }, (_, count) => count).every((count) => count < 2 || rules.select(count) !== 'one');
};

/** What is wrong with one message, as sentences. */
function messageFaults(id, message, parameters) {
  let nodes;
  try {
    nodes = parseMessage(message);
  } catch (error) {
    return [error.message];
  }
  const faults = [];
  if (message.trim() === '') faults.push('empty; a translation tool takes it for untranslated');
  for (const [name, { isNumber, cases }] of argumentsIn(nodes)) {
    const parameter = parameters?.find((each) => each.name === name);
    if (!parameter) {
      faults.push(`there is no argument ${name}`);
      continue;
    }
    if (isNumber && !parameter.type.includes('number') && ![...LIST_TYPES, PLACE_TYPE].includes(parameter.type))
      faults.push(`${name} is not a number`);
    const known = [...parameter.type.split('|'), 'true', 'other', ...(parameter.isOptional ? ['none'] : [])];
    const isText = parameter.type.startsWith('string');
    for (const each of cases) {
      if (!known.includes(each) && !(each === 'none' && isText)) faults.push(`${name} is never ${each}`);
    }
  }
  for (const [name, forms, type] of pluralForms(nodes)) {
    const needed = neededForms(id, type);
    // In Russian, 21 is `one` as well, so `=1` alone isn't enough.
    const isEvery = needed.every(
      (form) => forms.includes(form) || (form === 'one' && forms.includes('=1') && isOneAlone(id)),
    );
    const hasForms = forms.some((form) => !form.startsWith('=') && form !== 'other');
    if (hasForms && !isEvery) faults.push(`${name} needs the forms ${needed.join(', ')}`);
  }
  return faults;
}

/** All problems, as sentences that begin with the language and the key. `translated` has the record of each language. */
export function findProblems({ languages, texts, translations }, translated) {
  const own = texts.filter(({ key, source }) => key === source);
  const keys = new Set(own.map(({ key }) => key));
  const problems = own.flatMap(({ key, message, parameters }) =>
    messageFaults(SOURCE, message, parameters).map((fault) => `${SOURCE} ${key}: ${fault}`),
  );
  for (const id of Object.keys(translations)) {
    if (!languages[id]) problems.push(`${id}: no @@x-name in names.arb, so it is not offered`);
  }
  for (const [id, messages] of Object.entries(translations)) {
    for (const { key, message: english, parameters } of own) {
      const message = messages[key];
      if (message === undefined) {
        problems.push(`${id} ${key}: missing`);
        continue;
      }
      problems.push(...messageFaults(id, message, parameters).map((fault) => `${id} ${key}: ${fault}`));
      const state = translationState(translated[id], key, english, message);
      if (state === 'outdated') {
        problems.push(`${id} ${key}: the English has changed, but not its translation: ${english}`);
      }
      if (state === 'new') problems.push(`${id} ${key}: not recorded; run npm run languages`);
    }
    for (const key of Object.keys(messages)) {
      if (!keys.has(key)) problems.push(`${id} ${key}: not in English`);
    }
  }
  if (Object.hasOwn(translations, PSEUDO)) problems.push(`${PSEUDO}: made by the build; remove the folder`);
  return problems;
}

// The changelog by versions, as text: the section of a version, its date at the release, and the section of the next one.

const SECTION = /^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)\n/m;

/** The section of a version: its notes, and the date of its release or `unreleased`; undefined without notes. */
export function changelogSection(changelog, version) {
  const parts = changelog.split(new RegExp(SECTION, 'm'));
  for (let at = 1; at < parts.length; at += 3) {
    const notes = parts[at + 2].trim();
    if (parts[at] === version && notes !== '') return { state: parts[at + 1], notes };
  }
  return undefined;
}

/** The changelog with the date of a release. */
export const datedChangelog = (changelog, version, day) =>
  changelog.replace(`## ${version} (unreleased)\n`, `## ${version} (${day})\n`);

/** `0.1.0`, `minor` → `0.2.0`. */
export function nextVersion(version, part) {
  const [major, minor, patch] = version.split('.').map(Number);
  if (part === 'major') return `${major + 1}.0.0`;
  if (part === 'minor') return `${major}.${minor + 1}.0`;
  if (part === 'patch') return `${major}.${minor}.${patch + 1}`;
  throw new Error(`Expected major, minor, or patch, got ${part}.`);
}

/** The changelog with an empty section for the next version, on top. */
export function openedChangelog(changelog, next) {
  const at = changelog.search(SECTION);
  if (at < 0) throw new Error('The changelog has no section of a version.');
  if (/^## \S+ \(unreleased\)$/m.test(changelog)) throw new Error('The changelog has an unreleased version already.');
  return `${changelog.slice(0, at)}## ${next} (unreleased)\n\n${changelog.slice(at)}`;
}

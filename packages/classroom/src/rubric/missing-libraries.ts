// Libraries that a build asks for and this machine lacks: no fault of a student, so what needs them is not graded here. Only
// known libraries count; any other header that is not there may be a misspelled one.

interface Library {
  readonly name: string;
  /** Headers as they are included, and options of the linker. */
  readonly headers: RegExp;
  readonly links: RegExp;
  /** The package of Debian that has it. */
  readonly from: string;
}

const library = (name: string, headers: RegExp, links: RegExp, from: string): Library => ({
  name,
  headers,
  links,
  from,
});

const LIBRARIES: readonly Library[] = [
  library('SDL2_image', /^(SDL2\/)?SDL_image\.h$/, /^SDL2_image$/, 'libsdl2-image-dev'),
  library('SDL2_ttf', /^(SDL2\/)?SDL_ttf\.h$/, /^SDL2_ttf$/, 'libsdl2-ttf-dev'),
  library('SDL2_mixer', /^(SDL2\/)?SDL_mixer\.h$/, /^SDL2_mixer$/, 'libsdl2-mixer-dev'),
  library('SDL2', /^(SDL2\/)?SDL(_\w+)?\.h$/, /^SDL2(main|_gfx)?$/, 'libsdl2-dev'),
  library('SDL3', /^SDL3\/\w+\.h$/, /^SDL3$/, 'libsdl3-dev'),
  library('SDL', /^SDL\/\w+\.h$/, /^SDL(main|_\w+)?$/, 'libsdl1.2-dev'),
  library(
    'ncurses',
    /^(ncursesw?\/)?(n?curses|panel|menu|form)\.h$/,
    /^(n?cursesw?|panelw?|menuw?|formw?|tinfow?)$/,
    'libncurses-dev',
  ),
  library('readline', /^readline\/\w+\.h$/, /^(readline|history)$/, 'libreadline-dev'),
  library('X11', /^X11\/[\w/]+\.h$/, /^X\w*$/, 'libx11-dev'),
  library('OpenGL', /^(GL|GLES\d?|EGL)\/\w+\.h$/, /^(GLU?|GLEW|glut|glfw3?)$/, 'libgl-dev and freeglut3-dev'),
  library('Allegro', /^allegro5?\/?[\w/]*\.h$/, /^(allegro\w*|alleg)$/, 'liballegro5-dev'),
  library('GTK', /^(gtk|gdk|cairo|pango)\/[\w/]+\.h$/, /^(gtk|gdk|cairo|pango)[\w.-]*$/, 'libgtk-3-dev'),
  library('GLib', /^(glib|gio|glib-object)(\/[\w/]+)?\.h$/, /^(glib|gio|gobject)-2\.0$/, 'libglib2.0-dev'),
  library('raylib', /^raylib\.h$/, /^raylib$/, 'raylib'),
  library('SFML', /^SFML\/[\w/]+\.h(pp)?$/, /^c?sfml-\w+$/, 'libcsfml-dev'),
  library('CUnit', /^CUnit\/\w+\.h$/, /^cunit$/, 'libcunit1-dev'),
  library('Check', /^check\.h$/, /^check$/, 'check'),
  library('MLV', /^MLV\/\w+\.h$/, /^MLV$/, 'libmlv3-dev'),
  library('zlib', /^zlib\.h$/, /^z$/, 'zlib1g-dev'),
  library('PNG', /^(libpng\d*\/)?png\.h$/, /^png\d*$/, 'libpng-dev'),
];

const HEADER = /fatal error: ['‘]?([\w./+-]+)['’]?: No such file or directory/g;
const CLANG_HEADER = /fatal error: '([\w./+-]+)' file not found/g;
const LINK = /(?:cannot find -l|library not found for -l|unable to find library -l)([\w.+-]+)/g;
const CONFIG = /\b(sdl2-config|sdl-config|pkg-config|ncursesw?\d?-config|allegro-config): (?:command )?not found/g;

const CONFIG_PACKAGES: Readonly<Record<string, string>> = {
  'sdl2-config': 'SDL2',
  'sdl-config': 'SDL',
  'allegro-config': 'Allegro',
};

/** Sentences about the libraries that a compiler, a linker, or make has not found. `has`: whether the submission has such a file. */
export function missingLibraries(log: string, has: (path: string) => boolean = () => false): string[] {
  const all = new Set<Library>();
  const others = new Set<string>();
  for (const pattern of [HEADER, CLANG_HEADER])
    for (const [, header = ''] of log.matchAll(pattern)) {
      const found = LIBRARIES.find(({ headers }) => headers.test(header));
      if (found && !has(header)) all.add(found);
    }
  for (const [, name = ''] of log.matchAll(LINK)) {
    const found = LIBRARIES.find(({ links }) => links.test(name));
    if (found) all.add(found);
  }
  for (const [, program = ''] of log.matchAll(CONFIG)) {
    const found = LIBRARIES.find(({ name }) => name === CONFIG_PACKAGES[program]);
    if (found) all.add(found);
    else others.add(`Not gradable here: ${program} is missing; install it.`);
  }
  return [...[...all].map(({ name, from }) => `Not gradable here: ${name} is missing; install ${from}.`), ...others];
}

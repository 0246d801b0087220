// Writes THIRD-PARTY-NOTICES.md, after a build.

import './require-node.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeNotices } from './bundled-packages.mjs';
import { ROOT, setUp } from './setup.mjs';

setUp();
writeFileSync(join(ROOT, 'THIRD-PARTY-NOTICES.md'), makeNotices());

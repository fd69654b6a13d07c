import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Writes the package as others install it into the folder that is named, else into `dist`: JavaScript with types, documents
// and a manifest. The workspace itself runs its TypeScript.

/** The name under which others install it; here it has the name of this repository's workspace. */
const NAME = 'local-content-lake'

const SOURCE = join(import.meta.dirname, '..')
const target = process.argv[2] ?? join(SOURCE, 'dist')

const manifest = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'))
const { name, version, description, type, dependencies } = manifest

execFileSync('tsc', ['--project', import.meta.dirname, '--outDir', target], { stdio: 'inherit' })
for (const document of ['README.md', 'COMPAT.md']) {
  const text = readFileSync(join(SOURCE, document), 'utf8')
  writeFileSync(join(target, document), text.replaceAll(name, NAME))
}
const published = {
  name: NAME,
  version,
  description,
  type,
  engines: { node: '>=22.18' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  bin: { lake: './bin/lake.js' },
  files: ['**/*.js', '**/*.d.ts', 'COMPAT.md'],
  dependencies,
}
writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)

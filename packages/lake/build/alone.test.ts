import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGE = join(import.meta.dirname, '..')

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
)
const DECLARED = new Set(Object.keys({ ...dependencies, ...devDependencies }))

/** The name of the package that an import is from: `@sanity/client` of `@sanity/client/csm`. */
function packageOf(specifier: string): string {
  const [scope = '', rest = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${rest}` : scope
}

/** Whether a file of the package may import something: its own, Node's, or what the manifest declares. */
function isAllowed(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return isBuiltin(specifier) || DECLARED.has(packageOf(specifier))
  return !relative(PACKAGE, join(PACKAGE, dirname(file), specifier)).startsWith('..')
}

test('the package and its tests import nothing of the rest of the repository', () => {
  const files = globSync('**/*.ts', { cwd: PACKAGE, exclude: ['node_modules/**', 'dist/**'] })
  const imports = files.flatMap((file) => {
    const source = readFileSync(join(PACKAGE, file), 'utf8')
    const found = source.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/g)
    return [...found].map(([, specifier = '']) => ({ file, specifier }))
  })
  expect(imports.length).toBeGreaterThan(500)
  expect(imports.filter(({ file, specifier }) => !isAllowed(file, specifier))).toEqual([])
})

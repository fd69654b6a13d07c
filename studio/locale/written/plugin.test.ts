import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { translateWritten } from './plugin.ts'
import { WRITTEN_TEXTS } from './texts.ts'

describe.each(Object.entries(WRITTEN_TEXTS))('the code of %s', (name, texts) => {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)))
  const modules = globSync('*.js', { cwd: folder }).map((file) => {
    const path = join(folder, file)
    return { path, code: readFileSync(path, 'utf8') }
  })

  test('has every text that is translated', () => {
    const missing = Object.keys(texts).filter((text) =>
      modules.every(({ code }) => !code.includes(text)),
    )
    expect(missing).toEqual([])
  })

  test('has none of them after the translation', () => {
    const left = modules.flatMap(({ path, code }) => {
      const translated = translateWritten.transform(code, path) ?? code
      return Object.keys(texts).filter((text) => translated.includes(text))
    })
    expect(left).toEqual([])
  })
})

test('code of other packages is left as it is', () => {
  const code = 'jsx(Button, { "aria-label": "Open" })'
  expect(translateWritten.transform(code, '/node_modules/other/dist/index.js')).toBeNull()
  expect(translateWritten.transform(code, '/node_modules/@sanity/ui/dist/menu.js')).toBe(
    'jsx(Button, { "aria-label": "Abrir" })',
  )
})

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { transform } from 'lightningcss'
import { type InputOptions, rolldown } from 'rolldown'
import { STYLE_TARGETS } from '../theme/browsers.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const fileOf = (name: string) => here(`../theme/${name}`)

/** The files of CSS that stand before the components' rules. */
const FILES_BEFORE = [
  'fonts.css',
  'base.css',
  'shared.css',
  'buttons.css',
  'cards.css',
  'prose.css',
  'questions.css',
  'faq.css',
  'forms.css',
  'print.css',
].map(fileOf)

/** The files that stand behind them. */
const FILES_BEHIND = ['dialogs.css', 'islands.css'].map(fileOf)

const require = createRequire(import.meta.url)

/** The bundler's input: the components as Node can load them, without the packages that they import. */
export const stylesInput = {
  input: here('componentRules.ts'),
  platform: 'node',
  external: /^(?!@elos\/|[./])/,
  transform: { jsx: { runtime: 'automatic' } },
  plugins: [
    {
      name: 'watch-css',
      buildStart() {
        for (const file of [...FILES_BEFORE, ...FILES_BEHIND]) this.addWatchFile(file)
      },
    },
  ],
} satisfies InputOptions

/**
 * Returns the stylesheet of all pages, minified, and written for the oldest browsers (../theme/browsers.ts).
 *
 * @param faces the rules of the fonts
 */
export async function readStyles(faces: string): Promise<string> {
  const bundle = await rolldown(stylesInput)
  const { output } = await bundle.generate({ format: 'cjs' })
  const made = { tokenVariables: '', componentRules: '' }
  compileFunction(output[0].code, ['require', 'exports'])(require, made)
  const read = async (files: string[]) =>
    (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const before = await read(FILES_BEFORE)
  const behind = await read(FILES_BEHIND)
  const css = [made.tokenVariables, before, faces, made.componentRules, behind].join('\n')
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: STYLE_TARGETS,
    visitor: {
      Rule: {
        // styled-components marks its rules with rules for elements that do not exist.
        style: ({ value: { selectors } }) =>
          selectors.some(([first]) => first?.type === 'type' && first.name === 'data-styled')
            ? []
            : undefined,
      },
    },
  })
  return code.toString()
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { Features, transform } from 'lightningcss'
import { type InputOptions, rolldown } from 'rolldown'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** The files of CSS that stand before the components' rules. */
const CSS_FILES = [
  'fonts.css',
  'base.css',
  'shared.css',
  'buttons.css',
  'cards.css',
  'prose.css',
  'questions.css',
  'forms.css',
  'print.css',
].map((name) => here(`../theme/${name}`))

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
        for (const file of CSS_FILES) this.addWatchFile(file)
      },
    },
  ],
} satisfies InputOptions

/**
 * Returns the stylesheet of all pages, minified, with nesting resolved for browsers of 2021.
 *
 * @param faces the rules of the fonts
 */
export async function readStyles(faces: string): Promise<string> {
  const bundle = await rolldown(stylesInput)
  const { output } = await bundle.generate({ format: 'cjs' })
  const made = { tokenVariables: '', componentRules: '' }
  compileFunction(output[0].code, ['require', 'exports'])(require, made)
  const files = await Promise.all(CSS_FILES.map((file) => readFile(file, 'utf8')))
  const css = [made.tokenVariables, ...files, faces, made.componentRules].join('\n')
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting,
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

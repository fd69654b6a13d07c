import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { bundleAsync, Features } from 'lightningcss'
import { type InputOptions, rolldown } from 'rolldown'
import { STYLE_TARGETS } from '../theme/browsers.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

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
        const files = readdirSync(here('../theme')).filter((name) => name.endsWith('.css'))
        for (const name of files) this.addWatchFile(here(`../theme/${name}`))
      },
    },
  ],
} satisfies InputOptions

/**
 * Returns the stylesheet of all pages (../theme/site.css), minified, and written for the oldest browsers
 * (../theme/browsers.ts).
 *
 * @param faces the rules of the fonts
 */
export async function readStyles(faces: string): Promise<string> {
  const bundle = await rolldown(stylesInput)
  const { output } = await bundle.generate({ format: 'cjs' })
  const made = { tokenVariables: '', componentRules: '' }
  compileFunction(output[0].code, ['require', 'exports'])(require, made)
  const { tokenVariables: tokens, componentRules: components } = made
  /** The texts that the build makes, by the names under which site.css imports them. */
  const parts = new Map(Object.entries({ tokens, faces, components }))
  const { code } = await bundleAsync({
    filename: here('../theme/site.css'),
    resolver: { read: (file) => parts.get(basename(file)) ?? readFile(file, 'utf8') },
    minify: true,
    targets: STYLE_TARGETS,
    // It would define variables for `light-dark()`, which no rule has.
    exclude: Features.LightDark,
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

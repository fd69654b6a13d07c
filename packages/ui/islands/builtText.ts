import { pathToFileURL } from 'node:url'
import { type Targets, transform } from 'lightningcss'
import type { Plugin } from 'rolldown'

const STYLE = /style\.ts$/i

/**
 * Lets an island import texts that are made at the build: the module runs then, the browser gets the texts without what
 * they are made of. Those of a `style.ts` are CSS (which sections interpolate), and are minified.
 */
export const builtText = (targets: Targets): Plugin => ({
  name: 'built-text',
  load: {
    filter: { id: [STYLE, /speculationRules\.ts$/] },
    async handler(id) {
      const minified = (css: string) =>
        transform({ filename: id, code: Buffer.from(css), minify: true, targets }).code.toString()
      const texts: Record<string, string> = await import(`${pathToFileURL(id)}?${Date.now()}`)
      return Object.entries(texts)
        .map(([name, text]) => [name, STYLE.test(id) ? minified(text) : text])
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}`)
        .join('\n')
    },
  },
})

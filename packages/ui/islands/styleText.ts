import { pathToFileURL } from 'node:url'
import { type Targets, transform } from 'lightningcss'
import type { Plugin } from 'rolldown'

/**
 * Lets an island import a `style.ts` (the CSS that sections interpolate) as minified text: the
 * module runs at each build, the browser gets its value only.
 */
export const styleText = (targets: Targets): Plugin => ({
  name: 'style-text',
  load: {
    filter: { id: /style\.ts$/i },
    async handler(id) {
      const styles: Record<string, string> = await import(`${pathToFileURL(id)}?${Date.now()}`)
      const texts = Object.entries(styles).map(([name, css]) => {
        const { code } = transform({
          filename: id,
          code: Buffer.from(css),
          minify: true,
          targets,
        })
        return `export const ${name} = ${JSON.stringify(code.toString())}`
      })
      return texts.join('\n')
    },
  },
})

import { llmsText, loadOverview } from '@elos/content'
import { env } from '../../env.ts'
import { lake } from '../../lake.ts'
import { siteFile } from '../../render/siteFile.ts'

export const dynamic = 'force-static'

/** The site at a glance for language models. */
export const GET = siteFile({
  type: 'text/plain',
  make: async (now) => {
    const { overview, freshUntil } = await loadOverview(lake, now)
    return { text: llmsText(overview, env.SITE_URL), freshUntil }
  },
})

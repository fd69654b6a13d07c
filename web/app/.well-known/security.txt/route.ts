import { loadSite, SITE_TAG, securityTxt } from '@elos/content'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { env } from '../../../env.ts'
import { fileResponse } from '../../../http/fileResponse.ts'
import { lake } from '../../../lake/client.ts'

const DAY_MS = 86_400_000

/**
 * The file that says whom to tell about a security fault (RFC 9116). It is made again each day, so that its date of
 * expiry stays ahead.
 */
export const { GET, POST } = cachedRoute({
  async make(_, now) {
    const site = await loadSite(lake, now)
    const response = fileResponse('text/plain', site && securityTxt(site, env.SITE_URL, now))
    return { response, tags: [SITE_TAG], freshUntil: new Date(now.getTime() + DAY_MS) }
  },
})

export const dynamic = 'force-dynamic'

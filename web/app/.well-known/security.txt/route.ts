import { loadSite, securityTxt } from '@elos/content'
import { env } from '../../../env.ts'
import { lake } from '../../../lake.ts'
import { siteFile } from '../../../render/siteFile.ts'

export const dynamic = 'force-static'

/**
 * Whom to tell about a security fault (RFC 9116). Its date of expiry stays ahead: like every stored answer it
 * is made again within minutes.
 */
export const GET = siteFile({
  type: 'text/plain',
  make: async (now) => {
    const site = await loadSite(lake, now)
    return { text: site && securityTxt(site, env.SITE_URL, now), freshUntil: null }
  },
})

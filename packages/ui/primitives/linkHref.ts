import type { Link, LinkAction, Site } from '@elos/content'
import { chatLink } from '@elos/leads'

/** Where on the site a link stands: decides how an address on the same page is written. */
export interface Place {
  site: Site
  /** The path of the current page. */
  path: string
}

/** The quote form, on the home page. */
export const QUOTE_FORM = '/#contato'
/** The partner application, on the partner page. */
export const PARTNER_FORM = '/parceiros-elos#candidatura'

const address: Record<LinkAction, (link: Link, site: Site) => string> = {
  page: (link) => link.href ?? '/',
  external: (link) => link.href ?? '/',
  quote: () => QUOTE_FORM,
  partner: () => PARTNER_FORM,
  chat: (link, site) => chatLink(site.chatPhone, link.message ?? site.chatMessages.floating),
}

/** The one place that decides where a link leads. On its own page an address is only its '#anchor'. */
export function linkHref(link: Link, { site, path }: Place): string {
  const href = address[link.action](link, site)
  return href.startsWith(`${path}#`) ? href.slice(path.length) : href
}

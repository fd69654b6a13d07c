import type { Link, LinkAction, Site } from '@elos/content'
import { chatLink } from '@elos/leads'

/** The page that a link is on. An address on the same page is written without its path. */
export interface Place {
  site: Site
  path: string
  /** The address that paper names, of an answer: that of the page on which one asks. */
  printed?: string
  /** The path of the form for a quote about what the page is about. */
  quoteForm?: string
}

/** The quote form of pages that are about nothing in particular, on the home page. */
export const QUOTE_FORM = '/#contato'
/** The partner application, on the partner page. */
export const PARTNER_FORM = '/parceiros-elos#candidatura'

const ADDRESSES: Record<LinkAction, (link: Link, place: Place) => string> = {
  page: (link) => link.href ?? '/',
  external: (link) => link.href ?? '/',
  quote: (_, { quoteForm = QUOTE_FORM }) => quoteForm,
  partner: () => PARTNER_FORM,
  chat: (link, { site }) => chatLink(site.chatPhone, link.message ?? site.chatMessages.floating),
}

/**
 * The address of a link, by its action. The address of a section of the current page is only its
 * '#anchor'.
 */
export function linkHref(link: Link, place: Place): string {
  const href = ADDRESSES[link.action](link, place)
  const { path } = place
  return href.startsWith(`${path}#`) ? href.slice(path.length) : href
}

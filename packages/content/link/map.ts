import { choice, list, optionalToken, words } from '../read/values.ts'
import { externalHref, pageHref } from './href.ts'
import type { LinkResult } from './result.ts'
import type { Link, LinkAction } from './type.ts'

const ACTIONS = ['page', 'quote', 'partner', 'chat', 'external'] as const

const HREFS: Record<LinkAction, (raw: NonNullable<LinkResult>) => string | undefined> = {
  page: (raw) => pageHref(raw.route, raw.anchor),
  external: (raw) => externalHref(raw.url),
  quote: () => undefined,
  partner: () => undefined,
  chat: () => undefined,
}

/** A link that asks for a quote, in place of one that is missing. */
const emptyLink: Link = { label: '', action: 'quote' }

/** A link ready to be followed; without `href` when its target is missing. */
export function mapLink(raw: LinkResult | undefined, fallback: Link = emptyLink): Link {
  if (!raw) return fallback
  const action = choice(raw.action, ACTIONS, 'page')
  return {
    label: words(raw.label),
    action,
    href: HREFS[action](raw),
    message: optionalToken(raw.message),
  }
}

/** The links of a menu, without those that would lead nowhere. */
export function mapLinks(raw: readonly LinkResult[] | null | undefined): Link[] {
  return list(raw, (item) => mapLink(item)).filter(
    ({ action, href }) => href || !(action === 'page' || action === 'external'),
  )
}

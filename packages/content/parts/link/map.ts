import type { SiteSettingsQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { readChoice, readList, readOptionalToken, readText } from '../read/values.ts'
import { externalHref, pageHref } from './href.ts'
import { ACTIONS, type Link, type LinkAction } from './type.ts'

/** The result of `linkFields`. */
export type LinkResult = Loose<NonNullable<SiteSettingsQueryResult>['headerButton']>

const HREFS: Record<LinkAction, (raw: NonNullable<LinkResult>) => string | undefined> = {
  page: (raw) => pageHref(raw.route, raw.anchor),
  external: (raw) => externalHref(raw.url),
  quote: () => undefined,
  partner: () => undefined,
  chat: () => undefined,
}

/** The link that stands in for one that is missing: it opens the quote form. */
const EMPTY_LINK: Link = { label: '', action: 'quote' }

/** A link with its complete `href`; without `href` when its target is missing. */
export function mapLink(raw: LinkResult | undefined, fallback: Link = EMPTY_LINK): Link {
  if (!raw) return fallback
  const action = readChoice(raw.action, ACTIONS, 'page')
  return {
    label: readText(raw.label),
    action,
    href: HREFS[action](raw),
    message: readOptionalToken(raw.message),
  }
}

/** The links of a menu, without those whose target is missing. */
export function mapLinks(raw: readonly LinkResult[] | null | undefined): Link[] {
  return readList(raw, (item) => mapLink(item)).filter(
    ({ action, href }) => href || !(action === 'page' || action === 'external'),
  )
}

import { settings } from '../data/settings/index.ts'
import type { Seed } from './document.ts'
import { claimReference, keyed, link, links } from './parts.ts'

/** The document of the site settings. */
export function settingsDocument(): Seed<'siteSettings'> {
  return {
    ...settings,
    _id: 'siteSettings',
    _type: 'siteSettings',
    openingHours: keyed(settings.openingHours),
    holidays: keyed(settings.holidays),
    responseTime: claimReference(settings.responseTime),
    homeMenu: links(settings.homeMenu),
    partnerMenu: links(settings.partnerMenu),
    headerButton: link(settings.headerButton),
    partnerHeaderButton: link(settings.partnerHeaderButton),
    footerColumns: keyed(
      settings.footerColumns.map((column) => ({ ...column, links: links(column.links) })),
    ),
    socialLinks: keyed(settings.socialLinks),
  }
}

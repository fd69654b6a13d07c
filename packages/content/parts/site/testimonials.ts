import { withAnchor } from '../address/path.ts'
import type { Link } from '../link/type.ts'
import type { Site } from './map.ts'

/** The anchor of the testimonials on the home page, which has that section only while it shows one. */
export const TESTIMONIALS_ANCHOR = 'depoimentos'

const leadsElsewhere = ({ href }: Link): boolean => href !== withAnchor('/', TESTIMONIALS_ANCHOR)

/** The company, without the links of its menus to the testimonials: the home page shows none. */
export const withoutTestimonials = (site: Site): Site => ({
  ...site,
  homeMenu: site.homeMenu.filter(leadsElsewhere),
  phoneMenu: site.phoneMenu.filter(leadsElsewhere),
  partnerMenu: site.partnerMenu.filter(leadsElsewhere),
  footerColumns: site.footerColumns.map(({ title, links }) => ({
    title,
    links: links.filter(leadsElsewhere),
  })),
})

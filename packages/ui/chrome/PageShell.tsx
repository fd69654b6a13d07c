import { type Page, quoteFormPath, quoteSubjectOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { FloatingContact } from './FloatingContact.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Related } from './Related.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The fields of a page that its frame shows. */
type FramedPage = Pick<Page, 'kind' | 'route' | 'site' | 'related' | 'subject'>

/** The place of the links of a page. */
export const placeOf = ({
  site,
  route,
  subject,
}: Pick<FramedPage, 'site' | 'route' | 'subject'>): Place => ({
  site,
  path: route.path,
  quoteForm: quoteSubjectOf({ subject }) ? quoteFormPath(route.path) : undefined,
})

/**
 * The frame of every page: skip link, banner for cookies, header, main content, related pages, footer, chat. `place`: where
 * its links are, by default on the page itself.
 */
export function PageShell(props: { page: FramedPage; place?: Place; children: ReactNode }) {
  const { page, place = placeOf(page), children } = props
  const { kind, site, related } = page
  const isPartner = kind === 'partner'
  const button = isPartner ? site.partnerHeaderButton : site.headerButton
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <Header
        place={place}
        menu={isPartner ? site.partnerMenu : site.homeMenu}
        button={button}
        logoHref={isPartner ? '#hero' : '/'}
      />
      <main id="conteudo">
        {children}
        <Related routes={related} />
      </main>
      <Footer place={place} />
      <FloatingContact place={place} button={button} instagram={isPartner || kind === 'home'} />
    </>
  )
}

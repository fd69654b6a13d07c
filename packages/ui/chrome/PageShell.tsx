import { hasQuoteForm, type Page, quoteFormPath } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'
import { Announcement } from './Announcement.tsx'
import { BackBar, type BackLink } from './BackBar.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { FloatingContact } from './FloatingContact.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Notes } from './Notes.tsx'
import { Related } from './Related.tsx'

/** The place of the links of a page. */
export const placeOf = ({ site, route, subject }: Pick<Page, 'site' | 'route' | 'subject'>) => ({
  site,
  path: route.path,
  quoteForm: hasQuoteForm({ subject }) ? quoteFormPath(route.path) : undefined,
})

/** The frame around the main content: skip link, banner for cookies, announcement, header, footer, quick contacts. */
export function Frame(props: { place: Place; kind?: Page['kind']; children: ReactNode }) {
  const { place, kind, children } = props
  const { site } = place
  const isPartner = kind === 'partner'
  const button = isPartner ? site.partnerHeaderButton : site.headerButton
  return (
    <>
      <BeforeHeader />
      <Announcement place={place} />
      <Header
        place={place}
        menu={isPartner ? site.partnerMenu : site.homeMenu}
        phoneMenu={isPartner ? undefined : site.phoneMenu}
        button={button}
        logoHref={isPartner ? '#hero' : '/'}
      />
      {children}
      <Footer place={place} />
      <FloatingContact place={place} button={button} instagram={isPartner || kind === 'home'} />
    </>
  )
}

/** The beginning of every page: keyboard users skip the header with the first link. */
export function BeforeHeader() {
  return (
    <>
      <a className="skip" href="#conteudo">
        Pular para o conteúdo
      </a>
      <CookieBanner />
    </>
  )
}

interface PageShellProps {
  page: Pick<Page, 'kind' | 'route' | 'site' | 'breadcrumb' | 'related' | 'subject' | 'notes'>
  /** Where its links are, by default on the page itself. */
  place?: Place
  /** The link of the bar under the header. The home page has no bar. */
  back?: BackLink
  children: ReactNode
}

/** The frame of every page of the registry, with its main content, the notes of its figures and related pages. */
export function PageShell({ page, place = placeOf(page), back, children }: PageShellProps) {
  return (
    <Frame place={place} kind={page.kind}>
      <main id="conteudo">
        {back && <BackBar trail={page.breadcrumb} place={place} back={back} />}
        {children}
        <Notes notes={page.notes} />
        <Related routes={page.related} />
      </main>
    </Frame>
  )
}

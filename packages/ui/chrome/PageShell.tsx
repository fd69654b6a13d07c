import type { Page } from '@elos/content'
import type { ReactNode } from 'react'
import type { Place } from '../primitives/linkHref.ts'
import { FloatingContact } from './FloatingContact.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Related } from './Related.tsx'

type Shelled = Pick<Page, 'kind' | 'route' | 'site' | 'related'>

/** Where the links of a page stand. */
export const placeOf = ({ site, route }: Pick<Shelled, 'site' | 'route'>): Place => ({
  site,
  path: route.path,
})

/** The frame of every page: skip link, header, main content, related pages, footer, chat. */
export function PageShell({ page, children }: { page: Shelled; children: ReactNode }) {
  const { kind, site, related } = page
  const place = placeOf(page)
  const isPartner = kind === 'partner'
  return (
    <>
      <a className="skip" href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header
        place={place}
        menu={isPartner ? site.partnerMenu : site.homeMenu}
        button={isPartner ? site.partnerHeaderButton : site.headerButton}
        logoHref={isPartner ? '#hero' : '/'}
      />
      <main id="conteudo">
        {children}
        <Related routes={related} />
      </main>
      <Footer place={place} />
      <FloatingContact place={place} instagram={isPartner || kind === 'home'} />
    </>
  )
}

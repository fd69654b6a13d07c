import type { Site } from '@elos/content'
import { Announcement } from '../chrome/Announcement.tsx'
import { BackBar } from '../chrome/BackBar.tsx'
import { FloatingContact } from '../chrome/FloatingContact.tsx'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import { NearPages } from '../chrome/NearPages.tsx'
import { Related } from '../chrome/Related.tsx'
import { ErrorPage } from '../templates/ErrorPage.tsx'
import { NotFound } from '../templates/NotFound.tsx'
import { backLinks } from '../words/backLinks.ts'
import type { MakeGroup } from './group.ts'

const announcement: Site['announcement'] = {
  text: 'No dia 12 de dezembro a nossa equipe estará em treinamento: respondemos no dia 15.',
  links: [{ label: 'Ver os horários', action: 'page', href: '/#contato' }],
}

/** The frame of every page, and the pages that say that something is missing. */
export const chrome: MakeGroup = ({ article, carrier }, place) => {
  const { site } = place
  return {
    name: 'Moldura',
    pieces: {
      Aviso: <Announcement place={{ ...place, site: { ...site, announcement } }} />,
      Cabeçalho: (
        <Header
          place={place}
          menu={site.homeMenu}
          phoneMenu={site.phoneMenu}
          button={site.headerButton}
          logoHref="/"
        />
      ),
      'Cabeçalho dos parceiros': (
        <Header
          place={place}
          menu={site.partnerMenu}
          button={site.partnerHeaderButton}
          logoHref="#hero"
        />
      ),
      'Barra de volta': <BackBar trail={carrier.breadcrumb} place={place} back={backLinks.home} />,
      'Barra de volta com nome longo': (
        <BackBar trail={article.breadcrumb} place={place} back={backLinks.blog} />
      ),
      'Páginas relacionadas': <Related routes={carrier.related} />,
      'Uma página relacionada': <Related routes={carrier.related.slice(0, 1)} />,
      Rodapé: <Footer place={place} />,
      'Contato flutuante': <FloatingContact place={place} button={site.headerButton} instagram />,
      'Páginas sugeridas': <NearPages pages={carrier.related} />,
      'Página não encontrada': <NotFound site={null} />,
      'Página que falhou': <ErrorPage />,
    },
  }
}

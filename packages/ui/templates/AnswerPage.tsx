import { type Page, type SectionKind, type SectionOf, withMarks } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { askWords } from '../words/asked.ts'
import { Sections } from './Sections.tsx'

/** The bands above and below the section. */
const Edge = styled('div', 'AnswerEdge')`
  padding-block: 24px;
  > h1 {
    font-size: ${theme.h3};
  }
`

interface AnswerPageProps {
  page: Page
  /** The section of the page that answers, with what the visitor asks of it. */
  section: SectionOf<SectionKind>
  kind: keyof typeof askWords
  /** The address of the section on its page. */
  from: string
}

/** The section of a page that answers a visitor, alone, with the way back to it. It is rendered for each request. */
export function AnswerPage({ page, section, kind, from }: AnswerPageProps) {
  const { path, title } = askWords[kind]
  const { route, breadcrumb } = page
  // The path is another than the page's, so that links to its sections lead to that page.
  const place = { ...placeOf(page), path, printed: route.path }
  const { content, notes } = withMarks([section])
  const trail = [
    ...breadcrumb.map((link) => ({ ...link, href: link.href ?? route.path })),
    { label: title, action: 'page' as const },
  ]
  return (
    <PageShell
      page={{ ...page, breadcrumb: trail, related: [], notes }}
      place={place}
      back={{ to: `para ${route.name}`, href: from }}
    >
      <Edge className="band sand">
        <h1>{`${title}: ${route.name}`}</h1>
      </Edge>
      <Sections sections={content} above="sand" place={place} />
      <Edge className="band screen">
        <a className="button quiet" href={from}>
          Voltar a {route.name}
        </a>
      </Edge>
    </PageShell>
  )
}

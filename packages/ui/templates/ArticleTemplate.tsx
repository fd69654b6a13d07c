import type { PageOf } from '@elos/content'
import { keyframes } from 'styled-components'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { AuthorNote } from '../sections/article/AuthorNote.tsx'
import { ArticleHeader } from '../sections/article/Header.tsx'
import { Neighbours } from '../sections/article/Neighbours.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { LongText } from '../sections/shared/LongText.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { backLinks } from '../words/backLinks.ts'

/**
 * The reading progress: a line below the header that grows as the page is scrolled, without
 * script.
 */
const grow = keyframes`to { transform: none; }`

const Root = styled('article', 'Article')`
  @media screen and (prefers-reduced-motion: no-preference) {
    view-timeline: --article;
    &::before {
      content: "";
      position: sticky;
      z-index: 4;
      top: var(--head);
      display: block;
      height: 4px;
      margin-bottom: -4px;
      background: ${theme.coral};
      transform: scaleX(0);
      transform-origin: 0;
      animation: ${grow} linear both;
      animation-timeline: --article;
      animation-range: contain;
    }
  }
`

/** An article of the blog. */
export function ArticleTemplate(page: PageOf<'article'>) {
  const { subject, site } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.blog}>
      <Root>
        <ArticleHeader article={subject} team={site.author ?? site.brandName} />
        <LongText body={subject.body} label="Neste artigo">
          <AuthorNote author={subject.author} />
        </LongText>
      </Root>
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
      <Neighbours previous={subject.previous} next={subject.next} />
    </PageShell>
  )
}

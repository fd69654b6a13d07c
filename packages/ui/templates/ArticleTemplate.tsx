import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { AuthorNote } from '../sections/article/AuthorNote.tsx'
import { ArticleHeader } from '../sections/article/Header.tsx'
import { Neighbours } from '../sections/article/Neighbours.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { LongText } from '../sections/shared/LongText.tsx'
import { backLinks } from '../words/backLinks.ts'

/** An article of the blog. */
export function ArticleTemplate(page: PageOf<'article'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.blog}>
      <article>
        <ArticleHeader article={subject} />
        <LongText body={subject.body} label="Neste artigo">
          <AuthorNote author={subject.author} />
        </LongText>
      </article>
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
      <Neighbours previous={subject.previous} next={subject.next} />
    </PageShell>
  )
}

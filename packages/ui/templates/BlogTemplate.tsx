import type { PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { BlogArticles } from '../sections/blog/Articles.tsx'
import { back } from '../text/back.ts'

/** The index of the blog. */
export function BlogTemplate(page: PageOf<'blog'>) {
  return (
    <PageShell page={page}>
      <BackBar trail={page.breadcrumb} place={placeOf(page)} back={back.home} />
      <BlogArticles blog={page.subject} />
    </PageShell>
  )
}

import type { PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { BlogArticles } from '../sections/blog/Articles.tsx'
import { backLinks } from '../words/backLinks.ts'

/** The index of the blog. */
export function BlogTemplate(page: PageOf<'blog'>) {
  return (
    <PageShell page={page}>
      <BackBar trail={page.breadcrumb} place={placeOf(page)} back={backLinks.home} />
      <BlogArticles blog={page.subject} />
    </PageShell>
  )
}

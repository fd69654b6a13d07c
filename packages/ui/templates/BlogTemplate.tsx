import type { PageOf } from '@elos/content'
import { PageShell } from '../chrome/PageShell.tsx'
import { BlogArticles } from '../sections/blog/Articles.tsx'
import { backLinks } from '../words/backLinks.ts'

/** The index of the blog. */
export function BlogTemplate(page: PageOf<'blog'>) {
  return (
    <PageShell page={page} back={backLinks.home}>
      <BlogArticles blog={page.subject} />
    </PageShell>
  )
}

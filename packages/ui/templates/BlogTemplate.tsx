import type { PageOf } from '@elos/content'
import { PageShell } from '../chrome/PageShell.tsx'
import { Articles } from '../sections/blog/Articles.tsx'
import { Topics } from '../sections/blog/Topics.tsx'
import { backLinks } from '../words/backLinks.ts'

/** The index of the blog, with links to its categories. */
export function BlogTemplate(page: PageOf<'blog'>) {
  const { subject, route } = page
  return (
    <PageShell page={page} back={backLinks.home}>
      <Articles heading={subject} list={subject} path={route.path}>
        <Topics categories={subject.categories} />
      </Articles>
    </PageShell>
  )
}

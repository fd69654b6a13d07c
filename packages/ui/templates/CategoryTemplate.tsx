import type { PageOf } from '@elos/content'
import { PageShell } from '../chrome/PageShell.tsx'
import { Articles } from '../sections/blog/Articles.tsx'
import { backLinks } from '../words/backLinks.ts'

/** A category of the blog. */
export function CategoryTemplate(page: PageOf<'category'>) {
  const { subject, route } = page
  return (
    <PageShell page={page} back={backLinks.blog}>
      <Articles heading={{ eyebrow: 'Blog', ...subject }} list={subject} path={route.path} />
    </PageShell>
  )
}

import type { PageOf } from '@elos/content'
import { PageShell } from '../chrome/PageShell.tsx'
import { Articles } from '../sections/blog/Articles.tsx'
import { Profile } from '../sections/blog/Profile.tsx'
import { backLinks } from '../words/backLinks.ts'

/** A person, and what the person wrote or reviewed. */
export function AuthorTemplate(page: PageOf<'author'>) {
  const { subject, route } = page
  return (
    <PageShell page={page} back={backLinks.blog}>
      <Profile person={subject.person} />
      {subject.total > 0 && (
        <Articles
          heading={{ title: 'Artigos escritos ou revisados' }}
          level="h2"
          list={subject}
          path={route.path}
        />
      )}
    </PageShell>
  )
}
